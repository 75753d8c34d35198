/// The node of a view with exactly one child, which `content` returns.
class SingleChildNode<V: View, Child: View>: ViewNode<V> {
    private let content: (V) -> Child
    // The child is set only once.
    @exclusivity(unchecked) private(set) final var child: ViewNode<Child>!

    init(_ view: V, in context: NodeContext, content: @escaping (V) -> Child) {
        self.content = content
        super.init(view, in: context)
        prepare()
        child = makeNode(content(view), in: childContext)
    }

    /// Called once, before the child is created.
    func prepare() {}

    /// The view that the child shows now.
    var currentContent: Child { content(view) }

    override func viewDidChange(from old: V) {
        child.update(currentContent)
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override final var contentChild: Node? { child }
}

/// The node of a primitive modifier. Its only child is the node of the modified view.
class ModifierNode<Content: View, Modifier: PrimitiveViewModifier>:
    SingleChildNode<ModifiedContent<Content, Modifier>, Content>
{
    final var modifier: Modifier { view.modifier }

    init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
        super.init(view, in: context) { $0.content }
    }

    // The closure would get a copy of the modifier as well.
    override final var currentContent: Content { view.content }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
        modifierDidChange(from: old.modifier)
        super.viewDidChange(from: old)
    }

    /// Called before the child is updated; the modifiers may be equal.
    func modifierDidChange(from old: Modifier) {}

    package override var name: String { "\(Modifier.self)" }
}
