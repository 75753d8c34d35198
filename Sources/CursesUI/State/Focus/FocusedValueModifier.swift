/// Tells a value while the focus is in a view, or as long as the view is there.
struct FocusedValueModifier {
    let isForScene: Bool
    let tell: (inout FocusedValues) -> Void
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
    private unowned let tellers: FocusedValueTellers

    override init(
        _ view: ModifiedContent<Content, FocusedValueModifier>,
        in context: NodeContext
    ) {
        tellers = context.host.focusedValues
        super.init(view, in: context)
    }

    private var hasFocus = false

    override func prepare() {
        layoutContext.focus.register(self)
        tellAgain { $0.add(self) }
    }

    override func modifierDidChange(from old: FocusedValueModifier) {
        tellAgain { $0.revision.value += 1 }
    }

    override func presenceDidChange() {
        tellAgain { $0.revision.value += 1 }
    }

    override func willRemove() {
        super.willRemove()
        layoutContext.focus.unregister(self)
        graph.afterUpdate(.appear) { [tellers] in tellers.remove(self) }
    }

    /// Who reads the values is told when the update has come to rest.
    private func tellAgain(_ change: @escaping @MainActor (FocusedValueTellers) -> Void) {
        graph.afterUpdate(.appear) { [weak self, tellers] in
            if self?.isRemoved == false { change(tellers) }
        }
    }
}

extension FocusedValueNode: FocusedValueTeller {
    var isForScene: Bool { modifier.isForScene }
    var isActive: Bool { isPresent && (isForScene || hasFocus) }

    func tell(_ values: inout FocusedValues) {
        modifier.tell(&values)
    }
}

extension FocusedValueNode: FocusBindingNode {
    func holds(_ responder: any Responder) -> Bool {
        sequence(first: responder.layoutNode.owner, next: \.parent).contains { $0 === self }
    }

    func focusDidMove() {
        let isInside = layoutContext.focus.focused.map(holds) ?? false
        guard isInside != hasFocus else { return }
        hasFocus = isInside
        if !isForScene { tellers.revision.value += 1 }
    }

    func answers(_ request: any FocusRequest) -> Bool { false }
    func belongs(to request: any FocusRequest) -> Bool { false }
}

extension View {
    /// Tells a value while the focus is in the view: what ``FocusedValue`` reads.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
    }

    /// Tells a value as long as the view is on the screen, wherever the focus is.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
    }
}
