import CursesUITerminal
@testable import CursesUITesting

extension Snapshot {
    /// Returns a snapshot with only the top rows.
    func top(_ rows: Int) -> Snapshot {
        Snapshot(buffer.resized(to: CellSize(width: size.width, height: rows)), cursor: cursor)
    }
}
