import Testing

@testable import CursesUI

@MainActor
@Suite struct DiagnosticsTests {
    @Test("What users wrote cannot control the terminal to which a warning goes")
    func printable() {
        var written: [String] = []
        let diagnostics = Diagnostics { written.append($0) }
        let id = "a\u{1B}[2J\n\u{7}\u{7F}\u{9B}\u{202E}\u{2028}é漢"
        diagnostics.report(.duplicateID(id: id, view: "List"), once: ObjectIdentifier(diagnostics))
        #expect(written.count == 1)
        let escaped = #"the id a\u{1B}[2J\u{A}\u{7}\u{7F}\u{9B}\u{202E}\u{2028}é漢;"#
        #expect(written.first?.contains(escaped) == true)
    }
}
