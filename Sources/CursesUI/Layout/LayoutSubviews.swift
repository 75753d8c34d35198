/// A collection of proxies for the views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
    /// The type of the elements.
    public typealias Element = LayoutSubview
    /// The type of the indices.
    public typealias Index = Int
    /// The type of a part of the collection.
    public typealias SubSequence = Slice<LayoutSubviews>

    let elements: [LayoutSubview]

    /// The index of the first view.
    public var startIndex: Int { 0 }
    /// The index after the last view.
    public var endIndex: Int { elements.count }

    /// The view at an index.
    public subscript(index: Int) -> LayoutSubview { elements[index] }
}
