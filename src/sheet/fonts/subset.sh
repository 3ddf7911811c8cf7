#!/bin/sh
# Makes DejaVuSans.ttf and DejaVuSans-Bold.ttf beside this script, byte for byte, from DejaVu Sans 2.37.
#
#   apt-get install fonts-dejavu-core      # 2.37
#   pip install fonttools==4.68.0
#   sh src/sheet/fonts/subset.sh [FOLDER WITH THE WHOLE FONTS]
#
# No hints (paper needs none), no layout tables (text is set glyph by glyph, by its widths alone).
set -eu

from=${1:-/usr/share/fonts/truetype/dejavu}
here=$(dirname "$0")

# Basic Latin, Latin-1, Latin Extended-A.
chars=U+0020-007E,U+00A0-017F
# Romanian comma-below letters.
chars=$chars,U+0218-021B
# Thin, hair and narrow no-break spaces; hyphens, dashes, quotes, daggers, bullet, ellipsis, per mille, primes, guillemets.
chars=$chars,U+2009,U+200A,U+202F,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032,U+2033,U+2039,U+203A
# Euro, numero, trade mark; arrows; minus and comparisons.
chars=$chars,U+20AC,U+2116,U+2122,U+2190-2194,U+2212,U+2260,U+2264,U+2265

for font in DejaVuSans DejaVuSans-Bold; do
    SOURCE_DATE_EPOCH=0 pyftsubset "$from/$font.ttf" \
        --output-file="$here/$font.ttf" \
        --unicodes="$chars" \
        --no-hinting --desubroutinize \
        --layout-features= \
        --drop-tables+=GSUB,GPOS,GDEF,MATH,kern,FFTM,gasp \
        --name-IDs=0,1,2,4,5,6,14 --name-languages=0x409 \
        --notdef-outline --no-glyph-names \
        --no-recalc-timestamp --canonical-order
done
