/// A responder that represents a row of a list, a table or a tree.
@MainActor
protocol RowResponder: Responder {
    /// The layout node of the view in the row.
    var content: LayoutNode { get }
    /// The node of the list or table that contains the rows; `nil` in a form, whose rows are several stops for Tab.
    var container: Node? { get }
    /// The header of the section that contains the row; `nil` if there is none.
    var sectionHeader: LayoutNode? { get }
    /// The parent row of the innermost disclosure group that contains the row; `nil` if there is none.
    var groupRow: (any RowResponder)? { get }
    /// Whether the row is the parent row of a disclosure group that is closed.
    var isClosedGroup: Bool { get }
    /// The responder that gets the focus when the focus moves to the row.
    var focusTarget: (any Responder)? { get }
    /// Whether the row is part of the selection.
    var isSelected: Bool { get }
    /// The number of the row, counted from one, and the number of rows. Both refer to the rows of the row's data.
    var place: (number: Int, count: Int)? { get }

    /// Called when the focus has returned to the row after a layer has closed, or has entered the row's list, and the
    /// row is not selected.
    func selectionDidMoveAway()
}

extension RowResponder {
    var asRow: (any RowResponder)? { self }
    var sectionHeader: LayoutNode? { nil }
    var groupRow: (any RowResponder)? { nil }
    var isClosedGroup: Bool { false }
    var focusTarget: (any Responder)? { self }

    /// Returns the index of a control among the controls in the row; `nil` if the control is not in the row.
    func index(of control: any Responder) -> Int? {
        content.focusableResponders().firstIndex { $0 === control }
    }

    /// Returns the control with an index among the controls in the row; `nil` if there are fewer.
    func control(at index: Int) -> (any Responder)? {
        let controls = content.focusableResponders()
        return controls.indices.contains(index) ? controls[index] : nil
    }
}

extension LayoutNode {
    /// The row that this node belongs to: the node's own responder, or that of an ancestor.
    var row: (any RowResponder)? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.responder?.asRow }.first { _ in true }
    }
}
