import CursesUI

extension App {
    /// Runs the app until it ends: by Control-C, by a signal, or because the terminal has closed.
    ///
    /// Lengths are measured in points, as in SwiftUI: a cell is eight points wide and sixteen points high. Drawn
    /// content never disappears: a line that is one point high takes a whole row. A gap of less than half a cell
    /// disappears.
    @MainActor @preconcurrency
    public static func main() {
        if !(Self.self is DelegatedApp.Type) { AppWindow.install() }
        LifeCycle.observe()
        run(cellMetrics: .points)
    }
}
