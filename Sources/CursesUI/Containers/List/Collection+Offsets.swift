#if !canImport(Darwin)
extension RangeReplaceableCollection {
    /// Removes the elements at the given offsets, as `onDelete` passes them.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (place, element) in enumerated() where !offsets.contains(place) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at the given offsets to the position before another offset, as `onMove` passes them.
    ///
    /// - Parameter destination: an offset in the collection before the move; the count means the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.compactMap { elements.indices.contains($0) ? elements[$0] : nil }
        func staying(_ places: some Sequence<Int>) -> [Element] {
            places.filter { !source.contains($0) }.map { elements[$0] }
        }
        let middle = Swift.min(Swift.max(0, destination), elements.count)
        let order = staying(0..<middle) + moved + staying(middle..<elements.count)
        for (index, element) in zip(indices, order) { self[index] = element }
    }
}
#endif
