/// Several views in the order of a view builder's statements; their container lays them out.
public struct TupleView<each Content: View> {
    let content: (repeat each Content)

    /// Several views as one.
    public init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<TupleView> {
        TupleNode(self, in: context)
    }
}

/// Keeps a child node for each view of the tuple, by position.
final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
    private var children: (repeat ViewNode<each Content>)!

    override init(_ view: TupleView<repeat each Content>, in context: NodeContext) {
        super.init(view, in: context)
        children = (repeat makeNode(each view.content, in: childContext))
    }

    override func viewDidChange(from old: TupleView<repeat each Content>) {
        repeat (each children).update((each view.content))
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        guard let children else { return }
        repeat visit(each children)
    }
}

/// The views of a view builder's statements, one by one.
@MainActor
protocol ViewList {
    var elements: [AnyView] { get }
}

extension TupleView: ViewList {
    var elements: [AnyView] {
        var elements: [AnyView] = []
        repeat elements.append(AnyView(each content))
        return elements
    }
}
