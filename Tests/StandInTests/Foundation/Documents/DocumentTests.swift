import FoundationGaps
import Testing

@Suite("Documents of attributed strings")
struct DocumentTests {
    private func text(html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
    }

    @Test(
        "HTML becomes text",
        arguments: [
            ("Hello", "Hello"),
            ("<p>One</p><p>Two</p>", "One\nTwo\n"),
            ("<div>One</div>Two<br>Three", "One\nTwo\nThree"),
            ("  a \n\t b  ", "a b"),
            ("a<b> b</b> c", "a b c"),
            ("<pre>a\n  b</pre>", "a\n  b\n"),
            ("<ul><li>a<li>b</ul>", "• a\n• b\n"),
            ("<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol>", "1. a\n2. b\n  • c\n"),
            ("5 &lt; 6 &amp; &#233;&#x20AC; &unknown; AT&T", "5 < 6 & é€ &unknown; AT&T"),
            ("<html><head><title>x</title><style>p { }</style></head><body>y</body></html>", "y\n"),
            ("<!-- no --><script>if (a < b) {}</script>yes", "yes"),
            ("1 < 2", "1 < 2"),
            ("<img alt='a &gt; b' src=x> c", "a > b c"),
            ("<table><tr><td>a</td><td>b</td></tr></table>", "a\tb\n"),
            ("<a title=\"1 > 0\">x</a>", "x"),
            ("<html><head><meta charset=utf-8><title>t</title><body><header>Top</header>Text", "Top\nText"),
            ("<script src=https://x/>code</script>shown", "shown"),
            ("", ""),
        ])
    func html(source: String, expected: String) throws {
        #expect(try text(html: source).string == expected)
    }

    @Test("Bold and italic parts, code and links of HTML are attributes")
    func looks() throws {
        let text = try text(html: "a<b>b<i>c</i></b><a href='https://example.org?a=1&amp;b=2'>d</a><code>e</code>")
        var found: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let bits = (attributes[.inlinePresentationIntent] as? NSNumber)?.intValue ?? 0
            let link = attributes[NSAttributedString.Key("NSLink")].map { " \($0)" } ?? ""
            found.append("\(text.attributedSubstring(from: range).string) \(bits)\(link)")
        }
        #expect(
            try self.text(html: "<a title='a>b' href=https://x/>y</a>").attribute(
                .init("NSLink"), at: 0, effectiveRange: nil) as? URL == URL(string: "https://x/"))
        #expect(found == ["a 0", "b 2", "c 3", "d 0 https://example.org?a=1&b=2", "e 4"])
    }

    @Test(
        "RTF becomes text",
        arguments: [
            ("{\\rtf1\\ansi Hello\\par World}", "Hello\nWorld"),
            ("{\\rtf1{\\fonttbl{\\f0 Times;}}{\\colortbl;\\red0;}\\f0\\fs24 caf\\'e9}", "café"),
            ("{\\rtf1\\uc1 \\u8364?\\u-10179?\\u-8704? \\{x\\}}", "€😀 {x}"),
            ("{\\rtf1{\\*\\generator x;}a{\\field{\\*\\fldinst{HYPERLINK \"https://a.b\"}}{\\fldrslt link}}}", "alink"),
            ("{\\rtf1 a\n b\\tab c\\emdash d}", "a b\tc—d"),
            ("{\\rtf1 open {\\b group", "open group"),
        ])
    func rtf(source: String, expected: String) throws {
        #expect(NSAttributedString(rtf: Data(source.utf8), documentAttributes: nil)?.string == expected)
    }

    @Test(
        "A text is the same after it has been written and read",
        arguments: [NSAttributedString.DocumentType.rtf, .html])
    func roundTrip(type: NSAttributedString.DocumentType) throws {
        let text = NSMutableAttributedString(string: "Grüße {a} <b> & \\ 😀\n")
        text.append(NSAttributedString(string: "bold", attributes: [.inlinePresentationIntent: NSNumber(value: 2)]))
        text.append(
            NSAttributedString(
                string: "link", attributes: [NSAttributedString.Key("NSLink"): URL(string: "https://a.b/c") as Any]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
        var attributes: NSDictionary?
        let copy = try NSMutableAttributedString(data: data, options: [:], documentAttributes: &attributes)
        #expect(copy.string.trimmingCharacters(in: .newlines) == text.string)
        #expect(attributes?["DocumentType"] as? String == type.rawValue)
        #expect((copy.attribute(.inlinePresentationIntent, at: 22, effectiveRange: nil) as? NSNumber)?.intValue == 2)
        let link = copy.attribute(NSAttributedString.Key("NSLink"), at: 26, effectiveRange: nil)
        #expect(link as? URL == URL(string: "https://a.b/c"))
    }

    @Test("Data that does not have the format or the encoding is an error")
    func errors() {
        #expect(NSAttributedString(rtf: Data("no".utf8), documentAttributes: nil) == nil)
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data([0xFF, 0xFE, 0xFF]),
                options: [.documentType: "NSPlainText", .characterEncoding: String.Encoding.utf8.rawValue],
                documentAttributes: nil)
        }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(string: "é").data(
                from: NSRange(location: 0, length: 1),
                documentAttributes: [.characterEncoding: String.Encoding.ascii.rawValue])
        }
    }

    @Test("Damaged documents are read as far as possible")
    func damaged() throws {
        var generator = SystemRandomNumberGenerator()
        let parts = [
            "<", ">", "</", "<b", "<ul>", "<li>", "</ul>", "&", "&#x", ";", "\"", "'", "=", "<!--", "a ", "<pre>",
        ]
        let controls = [
            "{", "}", "\\", "\\u", "\\'", "\\b", "\\fldinst", "\\bin9", "\\uc-1", "\\*", "a", "\"", " ", "\\u-1",
        ]
        for _ in 0..<500 {
            let source = (0..<12).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            _ = try text(html: source)
            let rtf = "{\\rtf1" + (0..<12).map { _ in controls.randomElement(using: &generator) ?? "" }.joined()
            _ = NSAttributedString(rtf: Data(rtf.utf8), documentAttributes: nil)
        }
    }
}
