import CursesUITerminal
@testable import CursesUITesting

extension Snapshot {
    /// Only the rows at the top.
    func top(_ rows: Int) -> Snapshot {
        Snapshot(buffer.resized(to: CellSize(width: size.width, height: rows)), cursor: cursor)
    }
}
