/// A part of a user interface: a value that describes what is to be seen.
///
/// Views are made and thrown away; what they describe is kept by the view graph. A view's
/// `body` runs when something that it read has changed.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view that makes up the body; inferred from `body`.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: View {
    public var body: Never {
        fatalError("Never has no values, so it has no body.")
    }
}

/// A view that the graph knows by itself: it has a node of its own instead of a body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// Makes the retained counterpart of the view.
    func makeNode(in context: NodeContext) -> ViewNode<Self>
}

extension PrimitiveView {
    /// Never asked for: CursesUI shows it by itself.
    public var body: Never {
        fatalError("\(Self.self) is drawn by its node; it has no body.")
    }
}
