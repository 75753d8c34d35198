/// Runs actions when a view appears and when it is gone.
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
        graph.afterUpdate(.appear) { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.hasAppeared = true
            self.modifier.onAppear?()
        }
    }

    /// A view that is gone before it has appeared does neither.
    override func willRemove() {
        guard hasAppeared, let onDisappear = modifier.onDisappear else { return }
        graph.afterUpdate(.disappear) { onDisappear() }
    }
}

extension View {
    /// Runs an action when the view appears, after its subscriptions have been made.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
    }

    /// Runs an action when the view is gone, after its subscriptions and tasks have ended.
    nonisolated public func onDisappear(
        perform action: (() -> Void)? = nil
    ) -> some View {
        modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
    }
}
