/// The views that ask the user before a window closes or the app ends.
@MainActor
final class DismissalGuards {
    private struct Entry {
        weak var node: (any DismissalAsking)?
    }

    private var entries: [Entry] = []

    func add(_ node: any DismissalAsking) { entries.append(Entry(node: node)) }

    func remove(_ node: any DismissalAsking) { entries.removeAll { $0.node == nil || $0.node === node } }

    /// Returns the view in a window that asks first: the one that appeared last; `nil` if no view asks now.
    func latest(in window: Node) -> (any DismissalAsking)? {
        entries.lazy.reversed().compactMap(\.node).first { $0.asks && $0.isInside(window) }
    }
}

/// A view that can ask the user before its window closes.
@MainActor
protocol DismissalAsking: Node {
    /// Whether the view wants to ask now.
    var asks: Bool { get }
    /// Whether the user is being asked.
    var isAsking: Bool { get }

    /// Asks the user.
    ///
    /// - Parameter proceed: closes the window; called unless the user cancels.
    func ask(_ proceed: @escaping @MainActor () -> Void)
}

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

/// Receives the role of the button that the user has chosen in a dialog, after its action.
struct DialogChoice {
    let choose: @MainActor (ButtonRole?) -> Void
}

private struct DialogChoiceKey: EnvironmentKey {
    static var defaultValue: DialogChoice? { nil }
}

extension EnvironmentValues {
    var dialogChoice: DialogChoice? {
        get { self[DialogChoiceKey.self] }
        set { self[DialogChoiceKey.self] = newValue }
    }
}
