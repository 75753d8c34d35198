import Testing

@testable import CursesUITerminal

@Suite struct HyperlinkTests {
    @Test("A style with a link takes no more memory than one without")
    func size() {
        #expect(MemoryLayout<Style>.size == 12)
        #expect(MemoryLayout<Cell>.stride == 16)
    }

    @Test(
        "An address keeps printable ASCII, and other characters are percent-encoded",
        arguments: [
            ("https://swift.org/a?b=c&d=%20#e", "https://swift.org/a?b=c&d=%20#e"),
            ("mailto:a@example.org", "mailto:a@example.org"),
            ("https://example.org/a b", "https://example.org/a%20b"),
            ("https://example.org/ü", "https://example.org/%C3%BC"),
            ("https://x/\u{1B}\\\u{7}\n\u{9B}", "https://x/%1B\\%07%0A%C2%9B"),
            ("  https://x", "https://x"),
        ])
    func encoding(address: String, encoded: String) throws {
        let link = try #require(Hyperlink(address))
        #expect(link.address == encoded)
        #expect(link.address.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    }

    @Test(
        "An address that no terminal can open is not a link",
        arguments: ["", "swift.org", "/usr/share", "#anchor", "1http://x", "ht tp://x", ":", "\u{1B}:x"])
    func refused(address: String) {
        #expect(Hyperlink(address) == nil)
    }

    @Test("An address that is too long is not a link")
    func length() {
        #expect(Hyperlink("https://x/" + String(repeating: "a", count: 2073)) != nil)
        #expect(Hyperlink("https://x/" + String(repeating: "a", count: 2074)) == nil)
        #expect(Hyperlink("https://x/" + String(repeating: "ü", count: 1 << 20)) == nil)
    }

    @Test("Equal addresses are one link, and a full table accepts no others")
    func table() {
        #expect(Hyperlink("https://a") == Hyperlink("https://a"))
        #expect(Hyperlink("https://a") != Hyperlink("https://b"))
        let table = InternedValues<String>(capacity: 2)
        #expect(table.index(of: "a:") == 0)
        #expect(table.index(of: "b:") == 1)
        #expect(table.index(of: "c:") == nil)
        #expect(table.index(of: "b:") == 1)
    }

    @Test("A style keeps its link")
    func style() {
        var style = Style(link: Hyperlink("https://a"))
        #expect(style.link?.address == "https://a")
        style.link = nil
        #expect(style == .plain)
    }
}
