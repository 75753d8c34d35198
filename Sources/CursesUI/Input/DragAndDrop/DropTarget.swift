import CursesUITerminal

/// A place of the screen on which an item can be dropped. Points are in the coordinates of the responder that the
/// target belongs to.
@MainActor
protocol DropTarget: AnyObject {
    /// Whether the item may be dropped here.
    func accepts(_ item: Any, at point: CellPoint) -> Bool

    /// Called when the item comes over the target.
    func dragEntered(_ item: Any, at point: CellPoint)

    /// Called for each movement of the item over the target.
    func dragMoved(_ item: Any, to point: CellPoint)

    /// Called when the item leaves the target without being dropped.
    func dragExited(_ item: Any, at point: CellPoint)

    /// Takes the item; returns whether it was used.
    func drop(_ item: Any, at point: CellPoint) -> Bool

    /// The points at which keys can drop an item on a target of a size.
    func stops(in size: CellSize) -> [CellPoint]

    /// Whether items dropped below the target, in the rest of its scroll view, belong to it.
    var takesItemsBelow: Bool { get }
}

extension DropTarget {
    func stops(in size: CellSize) -> [CellPoint] { [CellPoint(column: size.width / 2, row: size.height / 2)] }
    var takesItemsBelow: Bool { false }
}
