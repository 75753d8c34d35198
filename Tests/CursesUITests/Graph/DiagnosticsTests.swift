import CursesUITesting
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
        let escaped = #"the id a\u{1B}[2J\u{A}\u{7}\u{7F}\u{9B}\u{202E}\u{2028}é漢."#
        #expect(written.first?.contains(escaped) == true)
    }

    private final class Clock: DynamicProperty {
        @State var count = 0
        let name = "clock"
    }

    /// A class without dynamic properties, whose `update` is called.
    private final class Plain: DynamicProperty {
        var updates = 0
        func update() { updates += 1 }
    }

    private struct Face: View {
        let clock = Clock()
        let plain = Plain()
        var body: some View { Text(verbatim: "\(clock.count)") }
    }

    @Test("A class with dynamic properties in a view is named once, and one without is not")
    func deadProperty() {
        let app = TestApp(
            VStack {
                Face()
                Face()
            })
        #expect(app.diagnostics.count == 1)
        #expect(app.diagnostics.first?.hasPrefix("clock of Face is the class Clock: ") == true)
    }
}
