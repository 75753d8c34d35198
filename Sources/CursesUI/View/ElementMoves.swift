/// How the elements of a container have moved, as far as their bindings have to know.
@usableFromInline
struct ElementMoves {
    /// The number of elements at the start that are the same elements as before.
    var prefix = 0
    /// The number of elements at the end that are the same elements as before.
    var suffix = 0
    /// The former offsets of elements between these, by their offset.
    var middle: [Int: Int] = [:]
    /// The former offsets of elements that have been removed.
    var removed: [Int] = []

    /// Elements that are the same as before, at the start.
    init(prefix: Int) {
        self.prefix = prefix
    }

    /// Elements of which none is known to be the same as before, because some have the same id.
    init(removing count: Int) {
        removed = Array(0..<count)
    }

    /// - Parameters:
    ///   - old: the ids before the change.
    ///   - new: the ids after it, each of them only once.
    init<ID: Hashable>(_ change: IDChange, from old: [ID], to new: [ID]) {
        prefix = change.prefix
        suffix = change.suffix
        var former: [ID: Int] = [:]
        for offset in change.oldMiddle { former[old[offset]] = offset }
        for offset in change.newMiddle {
            if let oldOffset = former.removeValue(forKey: new[offset]) { middle[offset] = oldOffset }
        }
        removed = Array(former.values)
    }

    /// Returns the former offset of an element; `nil` if the element is new.
    ///
    /// - Parameters:
    ///   - count: the number of elements.
    ///   - oldCount: the number of elements before.
    func oldOffset(of offset: Int, in count: Int, from oldCount: Int) -> Int? {
        if offset < prefix { return offset }
        return offset >= count - suffix ? offset - count + oldCount : middle[offset]
    }
}
