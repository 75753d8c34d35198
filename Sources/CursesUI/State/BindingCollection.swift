/// A bound collection whose elements are bindings.
public struct BindingCollection<Base: MutableCollection & RandomAccessCollection> {
    let binding: Binding<Base>
    private let base: Base

    @usableFromInline
    init(_ binding: Binding<Base>) {
        self.binding = binding
        base = binding.wrappedValue
    }
}

extension BindingCollection: RandomAccessCollection {
    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }

    public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
    public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }

    public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
        base.index(index, offsetBy: distance)
    }

    public func distance(from start: Base.Index, to end: Base.Index) -> Int {
        base.distance(from: start, to: end)
    }

    public subscript(position: Base.Index) -> Binding<Base.Element> {
        Binding(
            location: ElementLocation(
                binding.location,
                position,
                element: base[position]
            )
        )
    }
}
