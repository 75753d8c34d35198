import TerminalRig
import Testing

extension EndToEnd {
    @Suite struct Pastes {
        @Test("A paste whose end is lost does not take the keyboard for ever")
        func withoutEnd() throws {
            let app = try SpawnedApp("ReactiveForm")
            try app.wait(for: "Reactive Form")
            app.type("\u{1B}[200~pasted")
            try app.wait(for: "pasted")
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }
    }
}
