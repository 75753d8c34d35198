import CursesUITerminal

/// Accepts items that are dropped on a list while the data has no elements, so that there is no row to drop them on.
extension LazyForEachNode: AreaLessDropTarget {
    func accepts(_ item: Any, at point: CellPoint) -> Bool {
        elementCount == 0 && environment.isInList && insertion?.accepts(item) == true
    }

    func dragEntered(_ item: Any, at point: CellPoint) {}
    func dragMoved(_ item: Any, to point: CellPoint) {}
    func dragExited(_ item: Any, at point: CellPoint) {}

    func drop(_ item: Any, at point: CellPoint) -> Bool {
        guard let insertion else { return false }
        insertion.insert(0, item)
        return true
    }
}
