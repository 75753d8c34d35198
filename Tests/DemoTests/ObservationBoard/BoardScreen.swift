import CursesUITesting
import Testing

@testable import ObservationBoard

/// A page of the observation board, on a screen that is large enough for all of it.
@MainActor
struct BoardScreen {
    let app: TestApp

    init(_ page: ObservationBoard.Page) {
        app = TestApp(ObservationBoard(page: page), size: CellSize(width: 100, height: 60))
    }

    /// Returns the rows of an experiment, from its title to the title of the next one.
    func text(_ title: String) -> String {
        guard let start = app.screen.position(of: "─ \(title) ─")?.row else { return "" }
        let rows = (start + 1..<60).map(app.screen.row)
        return rows.prefix { !$0.contains("╭─ ") }.joined(separator: "\n")
    }

    /// Clicks several buttons in order.
    func press(_ buttons: String...) {
        for button in buttons { app.click(text: "[ \(button) ]") }
    }

    /// Expects the result that an experiment is meant to show.
    func expect(
        _ title: String,
        shows texts: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let shown = text(title)
        for text in texts {
            #expect(shown.contains(text), "\(text) is not in:\n\(shown)", sourceLocation: sourceLocation)
        }
    }
}
