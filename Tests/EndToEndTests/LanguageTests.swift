import TerminalRig
import Testing

extension EndToEnd {
    @Suite struct Language {
        @Test(
            "Numbers, dates and the calendar are those of the user's language",
            arguments: [
                (["LANG": "de_DE.UTF-8"], "1.234.567 apples", "Januar", 2),
                (["LANG": "C.UTF-8"], "1,234,567 apples", "January", 2),
                (["LANG": "en_US.UTF-8"], "1,234,567 apples", "January", 1),
                (["LANG": "en_US.UTF-8", "LC_ALL": "pl_PL.UTF-8"], "1\u{A0}234\u{A0}567 apples", "styczeń", 2),
            ])
        func formats(variables: [String: String], number: String, month: String, day: Int) throws {
            let app = try SpawnedApp(
                "Fixture", arguments: ["language"], environment: SpawnedApp.environment(variables))
            try app.wait(for: "The week begins on day \(day).")
            let shown = app.screen.text.map { $0.replacing("\u{A0}", with: " ") }
            #expect(shown.contains { $0.contains(number.replacing("\u{A0}", with: " ")) })
            #expect(shown.contains { $0.contains(month) })
        }
    }
}
