/// A responder that represents a row: a view in a list, a table or a tree.
@MainActor
protocol RowResponder: Responder {
    /// The layout node of the view in the row.
    var content: LayoutNode { get }
    /// The node of the list or table that has the rows.
    var container: Node { get }
    /// Whether the row is part of the selection.
    var isSelected: Bool { get }
    /// The number of the row among the rows of its data, counted from one, and the number of these rows.
    var place: (number: Int, count: Int)? { get }
}

extension LayoutNode {
    /// The row that the node is, or is in.
    var row: (any RowResponder)? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.responder as? any RowResponder }.first { _ in true }
    }
}
