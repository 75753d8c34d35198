import CursesUI

/// An app whose lengths are in points, as in SwiftUI.
///
/// A cell is eight points wide and sixteen points high. Visible parts stay visible: a line of one point takes
/// a row. A gap of less than half a cell vanishes.
@MainActor @preconcurrency
public protocol App: CursesUI.App {}

extension App {
    /// Runs the app until it ends: by Control-C, by a signal, or because the terminal is gone.
    @MainActor @preconcurrency
    public static func main() {
        run(cellMetrics: .points)
    }
}
