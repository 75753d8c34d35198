import CursesUITerminal

/// Support for trees. The parent row of a disclosure group shows or hides the child rows of the group.
extension ListRowLayoutNode {
    /// Whether the child rows are shown; `nil` if the row is not the parent row of a group.
    var disclosure: Binding<Bool>? { inner.listRowTraits.disclosure }

    /// The number of groups that the row is in.
    var level: Int { inner.listRowTraits.level }

    /// Shows or hides the child rows. Returns whether the row is the parent row of a group.
    func toggleDisclosure() -> Bool {
        guard let disclosure else { return false }
        disclosure.wrappedValue.toggle()
        return true
    }

    /// Shows the child rows, or moves the focus to the first child row if they are shown.
    func open() -> Bool {
        guard !isTyping, let disclosure else { return false }
        if !disclosure.wrappedValue {
            disclosure.wrappedValue = true
            return true
        }
        guard let child = next(forward: true), child.level > level else { return false }
        return focusRow(child)
    }

    /// Hides the child rows, or moves the focus to the parent row.
    func close() -> Bool {
        guard !isTyping else { return false }
        if let disclosure, disclosure.wrappedValue {
            disclosure.wrappedValue = false
            return true
        }
        return focusRow(parentRow)
    }

    var groupRow: (any RowResponder)? { parentRow }
    var isClosedGroup: Bool { disclosure?.wrappedValue == false }

    /// The parent row of the innermost group that the row is in.
    private var parentRow: ListRowLayoutNode? {
        let level = level
        guard level > 0 else { return nil }
        let rows = siblings
        guard let place = rows.firstIndex(where: { $0 === self }) else { return nil }
        return rows[..<place].last { $0.level < level && $0.disclosure != nil }
    }

    /// Shows the child rows of all groups next to this row, at the same level.
    func openSiblings() -> Bool {
        let rows = siblings
        guard let place = rows.firstIndex(where: { $0 === self }) else { return false }
        let level = level
        let before = rows[..<place].reversed().prefix { $0.level >= level }
        let after = rows[place...].prefix { $0.level >= level }
        for row in [Array(before), Array(after)].joined() where row.level == level {
            row.disclosure?.wrappedValue = true
        }
        return true
    }

    /// Whether a point in the row is on the disclosure symbol.
    func isOnDisclosure(_ point: CellPoint) -> Bool {
        guard disclosure != nil else { return false }
        let label = inner.unwrapped
        let column = label.mirrored(point - (label.screenOrigin - screenOrigin)).column
        return column == 0 || column == 1
    }
}
