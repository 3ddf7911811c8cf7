//! The metadata of the file as XMP, saying the same as its information dictionary.

use crate::sheet::xml::escaped;

/// The packet for a document of that title and language, made by `producer` for `creator`.
pub(super) fn packet(title: &str, lang: &str, producer: &str, creator: &str) -> String {
    let [title, producer, creator] = [title, producer, creator].map(escaped);
    format!(
        r#"<?xpacket begin="{bom}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
  xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>{lang}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>{producer}</pdf:Producer>
<xmp:CreatorTool>{creator}</xmp:CreatorTool>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>
"#,
        bom = '\u{FEFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_cannot_break_the_packet() {
        let packet = packet("Salvo & <Sink>\u{1}", "en", "p", "c");
        assert!(packet.contains(">Salvo &amp; &lt;Sink&gt; </rdf:li>"));
    }
}
