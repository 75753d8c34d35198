/// A binding to a collection is a collection of bindings to its elements: `$items[0]`, `$items.first`,
/// `$items.filter { $0.wrappedValue.isDone }`.
///
/// The binding to an element refers to the position of the element. When the element at this position is removed, the
/// binding keeps the last value, and writing has no effect.
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
        return Binding<Value.Element>(location: ElementLocation(location, position, element: element))
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

    /// Returns the bindings of `new` whose elements differ from those at the same index of `old`, with their offsets.
    @usableFromInline
    @MainActor
    static func changes(
        from old: Slice<Binding>, to new: Slice<Binding>
    ) -> [(offset: Int, element: Binding<Value.Element>)] {
        // At a different index, even an equal element has a different binding.
        guard old.startIndex == new.startIndex, new.base.location.isSame(as: old.base.location) else {
            return new.enumerated().map { ($0.offset, $0.element) }
        }
        let elements = new.base.elements[new.startIndex..<new.endIndex]
        let changes = ValueComparator.changes(from: old.base.elements[old.startIndex..<old.endIndex], to: elements)
        return changes.map { ($0.offset, new[elements.index(elements.startIndex, offsetBy: $0.offset)]) }
    }
}

/// A bound collection, with the elements that it had at a point in time.
private final class CapturedLocation<Value>: BindingLocation {
    private let base: any BindingLocation<Value>
    let elements: Value

    init(_ base: any BindingLocation<Value>) {
        self.base = base
        elements = base.value
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
