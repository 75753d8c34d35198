import Testing

@testable import CursesUITerminal

@Suite("The quit key in kitty's keyboard protocol")
struct QuitKeyScannerTests {
    @Test(
        "It is found in all its forms, wherever the input is cut",
        arguments: ["[92;5u", "[92;69u", "[92;133:1u", "[92:124;5u", "[92;5:2u", "[92;5;92u"])
    func found(rest: String) {
        let bytes = Array("abc\u{1B}[A\u{1B}\(rest)".utf8)
        for cut in 0...bytes.count {
            var scanner = QuitKeyScanner()
            let first = scanner.feed(bytes[..<cut])
            let second = scanner.feed(bytes[cut...])
            #expect(first != second)
        }
    }

    @Test(
        "Other keys, other modifiers and its release are not taken for it",
        arguments: [
            "92;5u", "\u{1B}[92u", "\u{1B}[92;1u", "\u{1B}[92;6u", "\u{1B}[92;5:3u", "\u{1B}[92;5~", "\u{1B}[9;2;5u",
            "\u{1B}[93;5u", "\u{1B}[?92;5u", "\u{1B}[;92;5u", "\u{1B}[92;5x\u{1B}u",
            "\u{1B}[99999999999999999999999999;5u", "\u{1B}[u", "\\",
        ])
    func notFound(text: String) {
        var scanner = QuitKeyScanner()
        let isFound = scanner.feed(text.utf8)
        #expect(!isFound)
    }
}
