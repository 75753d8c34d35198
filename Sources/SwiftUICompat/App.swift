import CursesUI

/// An app as SwiftUI's files write it: its lengths are points.
///
/// Eight points across and sixteen points down are one cell. What is visible stays so: a line of one
/// point takes a row; a gap of less than half a cell vanishes.
@MainActor @preconcurrency
public protocol App: CursesUI.App {}

extension App {
    /// Runs the app until it is ended: by Control-C, by a signal, or because the terminal is gone.
    @MainActor @preconcurrency
    public static func main() {
        run(cellMetrics: .points)
    }
}
