import Testing

@testable import CursesUI

@Suite struct MarkdownReferenceTests {
    /// Describes the link definitions and the blocks of a document in one line.
    private func outline(_ markdown: String) -> String {
        let document = MarkdownDocument(markdown)
        let references = document.references.sorted { $0.key < $1.key }.map { label, reference in
            "\(label)=\(reference.destination)\(reference.title.map { "~\($0)" } ?? "")"
        }
        return (references + [MarkdownOutline.outline(document.blocks)]).joined(separator: " ")
    }

    @Test(
        "Definitions",
        arguments: [
            ("[a]: /b", "A=/b "), ("   [a]:\n/b\n\"c\"", "A=/b~c "), ("[a]: <b c> 'd'\ntext", "A=b c~d P(text)"),
            ("[a]: <>", "A= "),
            ("[a]: b (c\nd)", "A=b~c\nd "), ("[a]:", "P([a]:)"), ("[a]: b c", "P([a]: b c)"),
            ("[a]: b \"c\" d", "P([a]: b \"c\" d)"),
            ("[a]: b\n\"c\" d", "A=b P(\"c\" d)"), ("[a]: b\n\"c", "A=b P(\"c)"),
            ("[a]: b\n[a]: c\n[d]: e", "A=b D=e "),
            ("[]: b", "P([]: b)"), ("[a\\]]: b", "A\\]=b "), ("[a[b]: c", "P([a[b]: c)"),
            ("text\n[a]: b", "P(text/[a]: b)"),
            ("[a]: b\n===", "A=b P(===)"), ("[a]: b\nc\n===", "A=b H1(c)"), ("> [a]: b", "A=b Q{}"),
            ("[a]: b\\*c&auml;", "A=b*cä "),
            ("[a]: b(c(d))", "A=b(c(d)) "), ("[a]: b(c", "P([a]: b(c)"), ("    [a]: b", "C([a]: b/)"),
            ("[a] : b", "P([a] : b)"),
            ("# [a]\n[a]: b", "A=b H1([a])"), ("[a\n b]: c", "A B=c "), ("[a]: <b\nc>", "P([a]: <b/c>)"),
            ("[a]: <b>c", "P([a]: <b>c)"),
        ]
    )
    func definitions(markdown: String, expected: String) {
        #expect(outline(markdown) == expected)
    }

    @Test("Labels are compared without case and extra white space")
    func labels() {
        let document = MarkdownDocument("[Straße  \u{410}]: x 'y'")
        #expect(document.reference(" STRASSE \u{430}") == MarkdownReference(destination: "x", title: "y"))
        #expect(document.reference("other") == nil)
    }

    @Test("A label has at most 999 characters")
    func labelLength() {
        #expect(MarkdownDocument("[\(String(repeating: "a", count: 999))]: b").references.count == 1)
        #expect(MarkdownDocument("[\(String(repeating: "a", count: 1000))]: b").references.isEmpty)
    }

    @Test(
        "Escapes",
        arguments: [
            ("a\\*b\\c\\", "a*b\\c\\"), ("&lt;&amp;&nbsp;", "<&\u{A0}"), ("&#65;&#x42;&#X43;", "ABC"),
            ("&#0;&#xD800;", "\u{FFFD}\u{FFFD}"),
            ("&no;&;&#;&#x;&#12345678;&amp", "&no;&;&#;&#x;&#12345678;&amp"), ("\\&amp;", "&amp;"),
        ]
    )
    func escapes(text: String, expected: String) {
        #expect(MarkdownEscapes.decoded(text) == expected)
    }
}
