/// The node of a `ForEach`, whose elements are rows.
@MainActor
protocol RowSource: Node {
    /// The data, if it knows how a container may change it.
    var editableData: (any EditableData)? { get }

    /// The number of elements.
    var elementCount: Int { get }

    /// Returns the index in the data of the element that a child shows; `nil` if the data no longer contains it.
    func index(of child: Node) -> Int?
}

/// Data that knows how a container may change it.
@MainActor
protocol EditableData {}

/// An element of a `ForEach`, as a row of a list or a form.
struct RowElement {
    /// The index of the element in the data.
    let index: Int
    let source: any RowSource
}

extension LayoutNode {
    /// Returns the node of the `ForEach` element around a row of the given container; `nil` if the row is in no
    /// `ForEach`.
    final func elementNode(in container: any LayoutOwner) -> Node? {
        var node = unwrapped.owner as? Node
        while let current = node, current !== container {
            let parent = current.parent
            if parent?.asRowSource != nil { return current }
            node = parent
        }
        return nil
    }
}
