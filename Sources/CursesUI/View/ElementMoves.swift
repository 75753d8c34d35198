/// How the elements of a container have moved, as far as their bindings have to know.
@usableFromInline
struct ElementMoves {
    /// The number of elements at the start that are the same elements as before.
    var prefix = 0
    /// The number of elements at the end that are the same elements as before.
    var suffix = 0
    /// The number of elements before the change.
    var oldCount = 0
    /// The number of elements after the change.
    var count = 0
    /// The new offsets of elements between these, by their former offsets. An element without one has been removed.
    var middle: [Int: Int] = [:]

    /// All elements have been removed.
    static var removal: ElementMoves { ElementMoves() }

    /// The same elements as before.
    init(unchanged count: Int) {
        prefix = count
        self.count = count
        oldCount = count
    }

    /// - Parameter middle: the new offsets of elements, by their former offsets.
    init(_ middle: [Int: Int] = [:]) {
        self.middle = middle
    }

    /// - Parameters:
    ///   - old: the ids before the change.
    ///   - new: the ids after it. Elements with the same id keep their order.
    init<ID: Hashable>(_ change: IDChange, from old: [ID], to new: [ID]) {
        prefix = change.prefix
        suffix = change.suffix
        oldCount = old.count
        count = new.count
        var former = ValuesByID<ID, Int>()
        for offset in change.oldMiddle { former.add(offset, for: old[offset]) }
        for offset in change.newMiddle {
            if let oldOffset = former.take(new[offset]) { middle[oldOffset] = offset }
        }
    }

    /// Returns the new offset of an element; `nil` if the element has been removed.
    func newOffset(of oldOffset: Int) -> Int? {
        if oldOffset < prefix { return oldOffset }
        return suffix > 0 && oldOffset >= oldCount - suffix ? oldOffset - oldCount + count : middle[oldOffset]
    }
}
