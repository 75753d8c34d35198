/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
    let elements: [LayoutSubview]

    /// The place of the first view.
    public var startIndex: Int { 0 }
    /// The place behind the last view.
    public var endIndex: Int { elements.count }

    /// The view at a place.
    public subscript(index: Int) -> LayoutSubview { elements[index] }
}
