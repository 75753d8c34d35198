#if !canImport(Darwin)
extension RangeReplaceableCollection {
    /// Removes the elements at some places, counted from zero: what `onDelete` is given.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (place, element) in enumerated() where !offsets.contains(place) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at some places, counted from zero, in front of the one at another: what
    /// `onMove` is given.
    ///
    /// - Parameter destination: a place as it was before the move; the count for the end.
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
