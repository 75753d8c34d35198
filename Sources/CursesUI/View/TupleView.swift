/// Several views in the order of a view builder's statements; their container lays them out.
public struct TupleView<each Content: View> {
    let content: TupleContent<repeat each Content>

    /// Creates a view from several views.
    public init(_ content: repeat each Content) {
        self.content = TupleContent(repeat each content)
    }
}

/// The views of a tuple.
///
/// All copies of the tuple share them. So the views around the tuple are copied without its views, and without the
/// metadata of its type, which the runtime looks up for each copy of a value with a variable number of types.
final class TupleContent<each Content: View> {
    let views: (repeat each Content)

    nonisolated init(_ views: repeat each Content) {
        self.views = (repeat each views)
    }
}

extension TupleView: ComparableInput {
    package static func isSameInput(_ old: TupleView, _ new: TupleView) -> Bool {
        if old.content === new.content { return true }
        for (old, new) in repeat (each old.content.views, each new.content.views) {
            guard ViewComparator.areEqual(old, new) else { return false }
        }
        return true
    }
}

extension TupleView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<TupleView> {
        TupleNode(self, in: context)
    }
}

/// Keeps a child node for each view of the tuple, by position.
final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
    /// The nodes of the views. The array has the same type for all tuples, so that visiting the nodes needs no type
    /// metadata.
    @exclusivity(unchecked) private var children: [Node] = []

    override init(_ view: TupleView<repeat each Content>, in context: NodeContext) {
        super.init(view, in: context)
        let context = childContext
        var made: [Node] = []
        func make<Child: View>(_ child: Child) { made.append(makeNode(child, in: context)) }
        repeat make(each view.content.views)
        children = made
    }

    override func viewDidChange(from old: TupleView<repeat each Content>) {
        var position = 0
        func update<Child: View>(_ child: consuming Child) {
            // The node at a position always belongs to the view at that position.
            unsafeDowncast(children[position], to: ViewNode<Child>.self).update(child)
            position += 1
        }
        repeat update(each view.content.views)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        for child in children { visit(child) }
    }

    override var isInterchangeable: Bool { children.allSatisfy(\.isInterchangeable) }
}

/// The individual views of a view builder's statements.
@MainActor
protocol ViewList {
    var elements: [AnyView] { get }
}

extension TupleView: ViewList {
    var elements: [AnyView] {
        var elements: [AnyView] = []
        repeat elements.append(AnyView(each content.views))
        return elements
    }
}
