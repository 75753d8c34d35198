/// Provides a value while the focus is in a view, or while the view exists.
struct FocusedValueModifier {
    let isForScene: Bool
    let keyPath: AnyKeyPath
    /// The provided value, an optional of the key path's type.
    let value: Any
    let provide: (inout FocusedValues) -> Void

    init<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?, isForScene: Bool) {
        self.isForScene = isForScene
        self.keyPath = keyPath
        self.value = value as Any
        provide = { $0[keyPath: keyPath] = value }
    }

    /// Returns whether the values of this modifier and the previous one are equal, if they can be compared.
    @MainActor
    func providesSame(as old: FocusedValueModifier) -> Bool {
        func isSame<V>(_ new: V) -> Bool {
            (old.value as? V).map { ViewComparator.areEqual($0, new) } ?? false
        }
        return isForScene == old.isForScene && keyPath == old.keyPath && _openExistential(value, do: isSame)
    }
}

extension FocusedValueModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, FocusedValueModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, FocusedValueModifier>> {
        FocusedValueNode(view, in: context)
    }
}

final class FocusedValueNode<Content: View>: ModifierNode<Content, FocusedValueModifier> {
    private unowned let providers: FocusedValueProviders

    override init(
        _ view: ModifiedContent<Content, FocusedValueModifier>,
        in context: NodeContext
    ) {
        providers = context.host.focusedValues
        super.init(view, in: context)
    }

    private var hasFocus = false

    override func prepare() {
        layoutContext.focus.register(self)
        updateProviders { $0.add(self) }
    }

    /// If equal values counted as changes, a body that both provides and reads a value would update endlessly.
    override func modifierDidChange(from old: FocusedValueModifier) {
        guard !modifier.providesSame(as: old) else { return }
        updateProviders { $0.revision.value += 1 }
    }

    override func presenceDidChange() {
        updateProviders { $0.revision.value += 1 }
    }

    override func willRemove() {
        super.willRemove()
        layoutContext.focus.unregister(self)
        graph.afterUpdate(.appear) { [providers] in providers.remove(self) }
    }

    /// Changes the providers after the update, so that the nodes that read the values are marked.
    private func updateProviders(_ change: @escaping @MainActor (FocusedValueProviders) -> Void) {
        graph.afterUpdate(.appear) { [weak self, providers] in
            if self?.isRemoved == false { change(providers) }
        }
    }
}

extension FocusedValueNode: FocusedValueProvider {
    var isForScene: Bool { modifier.isForScene }
    var isActive: Bool { isPresent && (isForScene || hasFocus) }

    func provide(_ values: inout FocusedValues) {
        modifier.provide(&values)
    }
}

extension FocusedValueNode: FocusBindingNode {
    func holds(_ responder: any Responder) -> Bool {
        responder.layoutNode.owner.isInside(self)
    }

    func focusDidMove() {
        let isInside = layoutContext.focus.valueSource.map(holds) ?? false
        guard isInside != hasFocus else { return }
        hasFocus = isInside
        if !isForScene { providers.revision.value += 1 }
    }
}

extension View {
    /// Provides a value for ``FocusedValue`` while the focus is in the view.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath, value, isForScene: false))
    }

    /// Provides a value for ``FocusedValue`` while the view is on the screen, wherever the focus is.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath, value, isForScene: true))
    }
}
