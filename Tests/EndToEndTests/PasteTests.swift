import TerminalRig
import Testing

extension EndToEnd {
    @Suite struct Pastes {
        @Test("Control-C ends a paste whose end is lost, and silence alone does not")
        func withoutEnd() throws {
            let app = try SpawnedApp("ReactiveForm")
            try app.wait(for: "Reactive Form")
            app.type("\u{1B}[200~pasted")
            // Control-C is part of the pasted text until no more input arrives for a while.
            try app.wait(for: "pasted") {
                app.press("c", modifiers: .control)
                app.terminal.wait(milliseconds: 5_500)
                app.terminal.pump()
                return app.screen.position(of: "pasted") != nil
            }
            app.press("c", modifiers: .control)
            #expect(try app.waitForExit() == 130)
        }
    }
}
