import CursesUITerminal

/// A part of the screen on which an item can be dropped. Points are in the coordinates of the responder that has the
/// target.
@MainActor
protocol DropTarget: AnyObject {
    /// Returns whether the item may be dropped here.
    func accepts(_ item: Any, at point: CellPoint) -> Bool

    /// Called when the item enters the target.
    func dragEntered(_ item: Any, at point: CellPoint)

    /// Called each time the item moves within the target.
    func dragMoved(_ item: Any, to point: CellPoint)

    /// Called when the item leaves the target without being dropped.
    func dragExited(_ item: Any, at point: CellPoint)

    /// Drops the item; returns whether the target used it.
    func drop(_ item: Any, at point: CellPoint) -> Bool

    /// Returns the points of a target with the given size at which keys can drop an item.
    func stops(in size: CellSize) -> [CellPoint]

    /// Whether the target also accepts items that are dropped below it, in the rest of its scroll view.
    var takesItemsBelow: Bool { get }
}

/// A target without an area, such as the rows of a list that has none. It accepts the items in its scroll view that no
/// other target accepts.
@MainActor
protocol AreaLessDropTarget: DropTarget, Node {}

extension DropTarget {
    func stops(in size: CellSize) -> [CellPoint] { [CellPoint(column: size.width / 2, row: size.height / 2)] }
    var takesItemsBelow: Bool { false }
}
