import Foundation

extension ListRowLayoutNode {
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
