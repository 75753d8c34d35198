/// An optional view, created by `if` without `else`.
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func makeNode(in context: NodeContext) -> ViewNode<Wrapped?> {
        OptionalNode(self, in: context)
    }
}

final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
    private var child: ViewNode<Wrapped>?

    override init(_ view: Wrapped?, in context: NodeContext) {
        super.init(view, in: context)
        child = view.map { makeNode($0, in: childContext) }
    }

    override func viewDidChange(from old: Wrapped?) {
        switch (child, view) {
        case (let child?, let content?):
            child.update(content)
        case (let old?, nil):
            old.remove()
            child = nil
            layoutNodesDidChange()
        case (nil, let content?):
            child = makeNode(content, in: childContext)
            layoutNodesDidChange()
        case (nil, nil):
            break
        }
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override var isInterchangeable: Bool { child?.isInterchangeable ?? true }
}
