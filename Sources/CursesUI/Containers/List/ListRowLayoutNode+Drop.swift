import CursesUITerminal

/// Accepts items that are dropped between rows. An item dropped on the upper half of a row is inserted before the row,
/// and an item dropped on the lower half is inserted after it.
extension ListRowLayoutNode: DropTarget {
    var dropTarget: (any DropTarget)? { source?.insertion == nil ? nil : self }

    private var isLast: Bool { element.map { $0.index + 1 == $0.source.elementCount } ?? false }

    /// The rest of the list below its last row counts as part of that row.
    var takesItemsBelow: Bool { isLast }

    func accepts(_ item: Any, at point: CellPoint) -> Bool { source?.insertion?.accepts(item) ?? false }
    func dragEntered(_ item: Any, at point: CellPoint) {}
    func dragMoved(_ item: Any, to point: CellPoint) {}
    func dragExited(_ item: Any, at point: CellPoint) {}

    func drop(_ item: Any, at point: CellPoint) -> Bool {
        guard let element, let insertion = element.source.insertion else { return false }
        let isBelow = point.row > 0 && 2 * point.row >= frame.size.height
        insertion.insert(element.index + (isBelow ? 1 : 0), item)
        return true
    }

    /// With the keyboard, an item can be dropped before each row and after the last row.
    func stops(in size: CellSize) -> [CellPoint] {
        isLast ? [.zero, CellPoint(column: 0, row: size.height)] : [.zero]
    }
}
