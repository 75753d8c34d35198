import Foundation

extension ListRowLayoutNode {
    /// Deletes the row, or all selected rows if it is one of them, and moves the focus to a row that remains. Returns
    /// whether the row can be deleted.
    func delete() -> Bool {
        guard !isTyping, isDeletable, let deletion = element?.deletion else { return false }
        let gone = selectedTags
        let successor = successor(without: gone)
        let place = focus.focused.flatMap { index(of: $0) }
        if gone.count > 1 { deleteRows(selectedBy: gone) } else { deletion() }
        queue.afterLayout { [weak self, weak successor, focus, selectionTag] in
            let isGone = self.map { !$0.isIn(focus.tree?.keyRoot) } ?? true
            guard isGone, let successor, successor.isIn(focus.tree?.keyRoot) else { return }
            let control = successor.canBeFocused ? nil : place.flatMap { successor.control(at: $0) }
            focus.focus(control ?? successor.focusTarget ?? successor)
            // The app may have changed the selection itself.
            guard let selection = successor.list.selection, !selection.isMultiple, let tag = successor.selectionTag,
                selectionTag.map(selection.contains) == true
            else { return }
            selection.select(tag)
        }
        layoutContext.requestFrame()
        return true
    }

    /// The row that gets the focus after the row has been deleted: the row below, or the row above if there is none
    /// below. Rows of the same `ForEach` come first, so that a key that is held down does not go on with other data.
    private func successor(without gone: Set<AnyHashable>) -> ListRowLayoutNode? {
        let below = next(forward: true, without: gone)
        let above = next(forward: false, without: gone)
        return [below, above].compactMap { $0 }.first { $0.source === source } ?? below ?? above
    }

    /// The selected values, if several rows may be selected and this row is selected; otherwise empty.
    var selectedTags: Set<AnyHashable> {
        guard let selection = list.selection, selection.isMultiple, let tag = selectionTag, selection.contains(tag)
        else {
            return []
        }
        return selection.values()
    }

    /// Deletes the rows with the given selection values, with one call to the action for all rows of a `ForEach`.
    func deleteRows(selectedBy tags: Set<AnyHashable>) {
        var sources: [any LazyRowSource] = []
        for node in parent?.children ?? [] {
            let source = (node as? ListRowLayoutNode)?.lazyRow?.source ?? (node as? UnbuiltRowsLayoutNode)?.source
            if let source, !sources.contains(where: { $0 === source }) { sources.append(source) }
        }
        for source in sources { source.delete(source.places(selectedBy: tags, in: siblings)) }
    }
}

extension LazyRowSource {
    /// Returns the offsets of the rows with the given selection values, except rows that must not be deleted.
    fileprivate func places(selectedBy tags: Set<AnyHashable>, in rows: [ListRowLayoutNode]) -> IndexSet {
        var places = IndexSet()
        for (place, id) in ids(of: 0..<elementCount).enumerated() where tags.contains(id) { places.insert(place) }
        // A built row may have a tag instead of its id, or deletion may be disabled for it.
        for row in rows {
            guard let lazyRow = row.lazyRow, lazyRow.source === self else { continue }
            let isMeant = row.isDeletable && row.selectionTag.map(tags.contains) ?? false
            if isMeant { places.insert(lazyRow.index) } else { places.remove(lazyRow.index) }
        }
        return places
    }
}
