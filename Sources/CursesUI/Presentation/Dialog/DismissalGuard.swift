/// Registers a view that asks before its window closes.
struct DismissalGuard {
    let asks: Bool
    let isAsking: Bool
    let ask: (@escaping @MainActor () -> Void) -> Void
}

extension DismissalGuard: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, DismissalGuard>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, DismissalGuard>> {
        DismissalGuardNode(view, in: context)
    }
}

private final class DismissalGuardNode<Content: View>: ModifierNode<Content, DismissalGuard>, DismissalAsking {
    private unowned let guards: DismissalGuards

    override init(_ view: ModifiedContent<Content, DismissalGuard>, in context: NodeContext) {
        guards = context.host.dismissals
        super.init(view, in: context)
    }

    override func prepare() {
        super.prepare()
        guards.add(self)
    }

    override func willRemove() {
        guards.remove(self)
        super.willRemove()
    }

    var asks: Bool { modifier.asks && !isRemoved }
    var isAsking: Bool { modifier.isAsking }
    func ask(_ proceed: @escaping @MainActor () -> Void) { modifier.ask(proceed) }
}
