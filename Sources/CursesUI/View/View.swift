/// A part of a user interface: a value that describes what is shown.
///
/// Views are transient values; the view graph stores their state and identity. A view's `body` runs when a value that
/// it has read changes.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's body, which is inferred from `body`.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Creates the view's node. CursesUI provides it for every view.
    // A requirement instead of a cast, because the first cast of each type to a protocol searches all conformances of
    // the program.
    @MainActor @preconcurrency
    static func _makeNode(of view: Self, in context: _NodeContext) -> _NodeReference
}

extension View {
    /// Creates a node that evaluates `body`.
    @MainActor @preconcurrency
    public static func _makeNode(of view: Self, in context: _NodeContext) -> _NodeReference {
        _NodeReference(node: CompositeNode(view, in: context.base))
    }
}

extension Never: View {
    public var body: Never {
        fatalError("Never has no values, so it has no body.")
    }
}

/// A view that creates its own kind of node instead of having a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Creates the retained counterpart of the view.
    func makeNode(in context: NodeContext) -> ViewNode<Self>
}

extension PrimitiveView {
    /// Creates the view's own kind of node.
    @MainActor @preconcurrency
    public static func _makeNode(of view: Self, in context: _NodeContext) -> _NodeReference {
        _NodeReference(node: view.makeNode(in: context.base))
    }

    /// Never called: CursesUI shows the view's node.
    public var body: Never {
        fatalError("\(Self.self) is drawn by its node; it has no body.")
    }
}
