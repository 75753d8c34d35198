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
    /// Never called: CursesUI shows the view's node.
    public var body: Never {
        fatalError("\(Self.self) is drawn by its node; it has no body.")
    }
}
