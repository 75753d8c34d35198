/// Runs actions when a view appears, and when it is removed or its screen is covered.
struct AppearanceModifier {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?
}

extension AppearanceModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, AppearanceModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, AppearanceModifier>> {
        AppearanceNode(view, in: context)
    }
}

final class AppearanceNode<Content: View>: ModifierNode<Content, AppearanceModifier> {
    private var hasAppeared = false

    override init(_ view: ModifiedContent<Content, AppearanceModifier>, in context: NodeContext) {
        super.init(view, in: context)
        if isPresent { appear() }
    }

    override func presenceDidChange() {
        if isPresent { appear() } else { disappear() }
    }

    override func willRemove() {
        disappear()
    }

    private func appear() {
        graph.afterUpdate(.appear) { [weak self] in
            guard let self, !isRemoved, isPresent, !hasAppeared else { return }
            hasAppeared = true
            modifier.onAppear?()
        }
    }

    /// Runs the disappear action, unless the view has not appeared.
    private func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        guard let onDisappear = modifier.onDisappear else { return }
        graph.afterUpdate(.disappear) { onDisappear() }
    }
}

extension View {
    /// Runs an action when the view appears, after its subscriptions have been created. The action runs again whenever
    /// the view's screen becomes visible again: after the screen above it in a ``NavigationStack`` is popped, after its
    /// tab is selected again, or after a `fullScreenCover` over it is dismissed. A sheet does not cover a screen.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
    }

    /// Runs an action when the view is removed, after its subscriptions and tasks have ended. The action also runs
    /// whenever the view's screen is covered; a covered view keeps its state and its subscriptions.
    nonisolated public func onDisappear(
        perform action: (() -> Void)? = nil
    ) -> some View {
        modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
    }
}
