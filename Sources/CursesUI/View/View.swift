/// A part of a user interface: a value that describes what is shown.
///
/// Views are transient; the view graph keeps what they describe. A view's `body` runs when a value that it has read
/// changes.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view that makes up the body; inferred from `body`.
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

/// A view that has a node of its own instead of a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Makes the retained counterpart of the view.
    func makeNode(in context: NodeContext) -> ViewNode<Self>
}

extension PrimitiveView {
    /// Never called: CursesUI shows the view's node.
    public var body: Never {
        fatalError("\(Self.self) is drawn by its node; it has no body.")
    }
}
