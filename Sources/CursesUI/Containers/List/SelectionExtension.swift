/// A range of rows that is being added to a selection: from an anchor to the row with the focus.
struct SelectionExtension {
    /// The selection value of the row where the range begins.
    let anchor: AnyHashable
    /// The values that were selected before the range was started.
    let base: Set<AnyHashable>
    /// The selection value of the row where the range ends.
    var end: AnyHashable
}

extension ListRowLayoutNode {
    /// Selects the rows from the anchor to this row, in addition to the rows that were selected before. The anchor is
    /// the row from which the focus came, unless that row is the end of the current range.
    func extendSelection(from start: ListRowLayoutNode) {
        guard let selection = list.selection, selection.isMultiple, let end = selectionTag else { return }
        var range = list.selectionExtension
        if range == nil || range?.end != start.selectionTag {
            guard let anchor = start.selectionTag else { return }
            range = SelectionExtension(anchor: anchor, base: selection.values(), end: anchor)
        }
        guard var range else { return }
        range.end = end
        list.selectionExtension = range
        selection.replace(range.base.union(tags(from: range.anchor, to: end)))
    }

    /// Returns the selection values of the rows from one row to another, including both.
    private func tags(from first: AnyHashable, to last: AnyHashable) -> ArraySlice<AnyHashable> {
        let all = allSelectionTags
        guard let start = all.firstIndex(of: first), let end = all.firstIndex(of: last) else { return [last] }
        return all[min(start, end)...max(start, end)]
    }

    /// The selection values of all rows of the list, in order. A row that is not built is selected by its id.
    var allSelectionTags: [AnyHashable] {
        guard let selection = list.selection else { return [] }
        return (parent?.children ?? []).flatMap { node -> [AnyHashable] in
            if let row = node as? ListRowLayoutNode { return row.selectionTag.map { [$0] } ?? [] }
            guard let unbuilt = node as? UnbuiltRowsLayoutNode, let source = unbuilt.source else { return [] }
            return source.ids(of: unbuilt.elements).filter(selection.accepts)
        }
    }
}
