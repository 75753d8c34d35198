/// The individual views of some content, in order.
///
/// As a view it shows all of them.
public struct SubviewsCollection {
    private let subviews: [Subview]

    init(_ subviews: [Subview]) {
        self.subviews = subviews
    }

    @MainActor
    init(_ elements: [SubviewElement]) {
        self.init(elements.map(\.subview))
    }
}

extension SubviewsCollection: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

/// A range of the individual views of some content.
///
/// As a view it shows all of them.
public struct SubviewsCollectionSlice {
    private let subviews: ArraySlice<Subview>

    init(_ subviews: ArraySlice<Subview>) {
        self.subviews = subviews
    }
}

extension SubviewsCollectionSlice: RandomAccessCollection {
    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(subviews) { $0 } }
}
