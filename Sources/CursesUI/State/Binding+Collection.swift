import CursesUISupport

/// A binding to a collection is a collection of bindings to its elements: `$items[0]`, `$items.first`,
/// `$items.filter { $0.wrappedValue.isDone }`.
///
/// The binding to an element refers to the position of the element; in a ``ForEach``, it moves with the element. If the
/// ``ForEach`` no longer has the element, or the collection becomes too short for the position, the binding keeps the
/// last value, and writing has no effect.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { location.elements.startIndex }
    public var endIndex: Value.Index { location.elements.endIndex }
    public var indices: Value.Indices { location.elements.indices }
    public var count: Int { location.elements.count }
    public var isEmpty: Bool { location.elements.isEmpty }

    public func index(after index: Value.Index) -> Value.Index { location.elements.index(after: index) }

    public func formIndex(after index: inout Value.Index) { location.elements.formIndex(after: &index) }

    public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
        location.elements.index(index, offsetBy: distance)
    }

    public func index(_ index: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index) -> Value.Index? {
        location.elements.index(index, offsetBy: distance, limitedBy: limit)
    }

    public func distance(from start: Value.Index, to end: Value.Index) -> Int {
        location.elements.distance(from: start, to: end)
    }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let element = location.elements[position]
        guard let captured = location as? CapturedLocation<Value> else {
            return Binding<Value.Element>(location: ElementLocation(location, .fixed(position), element: element))
        }
        // The captured elements do not stay in memory as long as the binding.
        return Binding<Value.Element>(
            location: ElementLocation(captured.base, captured.position(at: position), element: element))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { location.elements.index(before: index) }

    public func formIndex(before index: inout Value.Index) { location.elements.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding where Value: MutableCollection {
    /// The same binding, but as a collection it keeps its present elements. So a container can compare the elements
    /// that it shows with the elements of a later binding.
    @usableFromInline
    var captured: Binding<Value> { Binding(location: CapturedLocation(location)) }

    /// The elements that a captured binding keeps; those of another binding are the present ones.
    @usableFromInline
    var elements: Value { location.elements }

    private var hasMovingPositions: Bool { (location as? CapturedLocation<Value>)?.hasMovingPositions == true }

    /// Lets the bindings to the elements of a captured binding move with their elements.
    ///
    /// - Parameters:
    ///   - old: the binding that was captured before, if there is one.
    ///   - moves: returns how elements have moved that have bindings. It receives their former offsets.
    @usableFromInline
    @MainActor
    func movePositions(from old: Binding?, _ moves: ([Int]) -> ElementMoves) {
        (location as? CapturedLocation<Value>)?
            .movePositions(from: old?.location as? CapturedLocation<Value>, moves)
    }

    /// Returns the bindings of `new` whose elements differ from those at the same index of `old`, with their offsets.
    @usableFromInline
    @MainActor
    static func changes(
        from old: Slice<Binding>, to new: Slice<Binding>
    ) -> [(offset: Int, element: Binding<Value.Element>)] {
        // At a different index, even an equal element has a different binding, unless the bindings move.
        guard old.startIndex == new.startIndex || new.base.hasMovingPositions,
            new.base.location.isSame(as: old.base.location)
        else { return new.enumerated().map { ($0.offset, $0.element) } }
        let elements = new.base.elements[new.startIndex..<new.endIndex]
        let changes = ValueComparator.changes(from: old.base.elements[old.startIndex..<old.endIndex], to: elements)
        return changes.map { ($0.offset, new[elements.index(elements.startIndex, offsetBy: $0.offset)]) }
    }
}

/// A bound collection, with the elements that it had at a point in time.
private final class CapturedLocation<Value: MutableCollection>: BindingLocation {
    let base: any BindingLocation<Value>
    let elements: Value
    /// The positions of the bindings to the elements, by the elements' offsets; `nil` if the bindings do not move. A
    /// position is made for the first binding to its element.
    private var positions: [Int: Locked<Value.Index?>]?

    init(_ base: any BindingLocation<Value>) {
        self.base = base
        elements = base.value
    }

    var hasMovingPositions: Bool { positions != nil }

    func position(at index: Value.Index) -> ElementPosition<Value.Index> {
        guard positions != nil else { return .fixed(index) }
        let offset = elements.distance(from: elements.startIndex, to: index)
        if let known = positions?[offset] { return .moving(known) }
        let new = Locked<Value.Index?>(index)
        positions?[offset] = new
        return .moving(new)
    }

    /// Takes over the positions of the elements that were captured before.
    func movePositions(from old: CapturedLocation?, _ moves: ([Int]) -> ElementMoves) {
        guard positions == nil else { return }
        var moved: [Int: Locked<Value.Index?>] = [:]
        defer { positions = moved }
        guard let old, isSame(as: old) else { return }
        old.forgetUnusedPositions()
        guard let known = old.positions, !known.isEmpty else { return }
        let moves = moves(Array(known.keys))
        if moves.prefix == elements.count, elements.count == old.elements.count { return moved = known }
        moved.reserveCapacity(known.count)
        // Indices are looked up in order, because a collection may have to count up to each of them.
        var places: [(new: Int, position: Locked<Value.Index?>)] = []
        for (offset, position) in known {
            if let new = moves.newOffset(of: offset) {
                places.append((new, position))
                moved[new] = position
            } else {
                position.withLock { $0 = nil }
            }
        }
        places.sort { $0.new < $1.new }
        var index = elements.startIndex
        var offset = 0
        for (new, position) in places {
            elements.formIndex(&index, offsetBy: new - offset)
            offset = new
            position.withLock { $0 = index }
        }
    }

    /// Forgets positions without a binding. Otherwise they would become more with each row that a lazy container shows.
    private func forgetUnusedPositions() {
        guard var known = positions.take() else { return }
        var unused: [Int] = []
        var place = known.startIndex
        while place != known.endIndex {
            if isKnownUniquelyReferenced(&known.values[place]) { unused.append(known[place].key) }
            known.formIndex(after: &place)
        }
        for offset in unused { known[offset] = nil }
        positions = known
    }

    var value: Value {
        get { base.value }
        set { base.value = newValue }
    }

    var isTracked: Bool { base.isTracked }
    var isComparable: Bool { base.isComparable }

    func isSame(as other: any BindingLocation<Value>) -> Bool {
        base.isSame(as: (other as? CapturedLocation<Value>)?.base ?? other)
    }

    func hasSameElements(as other: any BindingLocation<Value>) -> Bool {
        (other as? CapturedLocation<Value>).map { ValueComparator.areSame(elements, $0.elements) } ?? false
    }
}
