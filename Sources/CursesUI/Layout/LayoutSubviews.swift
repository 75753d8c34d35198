/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
    let elements: [LayoutSubview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }

    public subscript(index: Int) -> LayoutSubview { elements[index] }
}
