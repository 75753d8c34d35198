import CursesUITerminal
@testable import CursesUITesting

extension Snapshot {
    /// The rows at the top alone.
    func top(_ rows: Int) -> Snapshot {
        Snapshot(buffer.resized(to: CellSize(width: size.width, height: rows)), cursor: cursor)
    }
}
