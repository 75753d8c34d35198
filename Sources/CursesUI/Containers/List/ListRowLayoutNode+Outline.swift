import CursesUITerminal

/// Rows as parts of a tree: a row that heads a group, and the rows of the group.
extension ListRowLayoutNode {
    /// Whether the rows of the group that the row heads are shown; `nil` if it heads no group.
    var disclosure: Binding<Bool>? { inner.listRowTraits.disclosure }

    /// The number of groups that the row is in.
    var level: Int { inner.listRowTraits.level }

    /// Shows or hides the rows of the group; returns whether the row heads one.
    func toggleDisclosure() -> Bool {
        guard let disclosure else { return false }
        disclosure.wrappedValue.toggle()
        return true
    }

    /// Shows the rows of the group, or moves to the first of them if they are shown.
    func open() -> Bool {
        guard !isTyping, let disclosure else { return false }
        if !disclosure.wrappedValue {
            disclosure.wrappedValue = true
            return true
        }
        guard let child = next(forward: true), child.level > level else { return false }
        return focusRow(child)
    }

    /// Hides the rows of the group, or moves to the row that heads the group that this row is in.
    func close() -> Bool {
        guard !isTyping else { return false }
        if let disclosure, disclosure.wrappedValue {
            disclosure.wrappedValue = false
            return true
        }
        let level = level
        guard level > 0, let place = siblings.firstIndex(where: { $0 === self }) else { return false }
        return focusRow(siblings[..<place].last { $0.level < level && $0.disclosure != nil })
    }

    /// Shows the rows of all groups at the level of this row.
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

    /// Whether a point of the row is on the symbol of its group.
    func isOnDisclosure(_ point: CellPoint) -> Bool {
        guard disclosure != nil else { return false }
        let label = inner.unwrapped
        let column = label.mirrored(point - (label.screenOrigin - screenOrigin)).column
        return column == 0 || column == 1
    }
}
