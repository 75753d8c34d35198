/// Connects a `@FocusState` with the first control in the modified view.
struct FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension FocusedModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, FocusedModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, FocusedModifier>> {
        FocusedNode(view, in: context)
    }
}

final class FocusedNode<Content: View, Value: Hashable>:
    ModifierNode<Content, FocusedModifier<Value>>, FocusBindingNode
{
    override func prepare() {
        layoutContext.focus.register(self)
    }

    override func modifierDidChange(from old: FocusedModifier<Value>) {
        guard old.value != modifier.value, let location = modifier.binding.location else { return }
        let value = old.value
        graph.afterUpdate(.appear) { [weak self] in
            guard let self, !isRemoved, location.value == value, let focused = layoutContext.focus.stateHolder,
                holds(focused)
            else { return }
            location.didMove(to: modifier.value)
        }
    }

    override func willRemove() {
        layoutContext.focus.unregister(self)
        guard let location = modifier.binding.location, location.value == modifier.value,
            !otherHoldsFocus(for: location)
        else { return }
        location.didMove(to: location.resetValue)
    }

    func holds(_ responder: any Responder) -> Bool {
        responder.layoutNode.owner.isInside(self)
    }

    func focusDidMove() {
        guard let location = modifier.binding.location else { return }
        if let focused = layoutContext.focus.stateHolder, holds(focused) {
            location.didMove(to: modifier.value)
        } else if location.value == modifier.value, !otherHoldsFocus(for: location) {
            location.didMove(to: location.resetValue)
        }
    }

    /// Returns whether another control with the same state has the focus, in which case that control sets the value.
    private func otherHoldsFocus(for location: FocusLocation<Value>) -> Bool {
        guard let focused = layoutContext.focus.stateHolder else { return false }
        return layoutContext.focus.bindings.contains {
            ($0 as? any SameFocusState<Value>)?.location === location && $0.holds(focused)
        }
    }

    func answers(_ request: any FocusRequest) -> Bool {
        guard let request = request as? FocusStateRequest<Value> else { return false }
        return request.location === modifier.binding.location && request.value == modifier.value
    }

    func belongs(to request: any FocusRequest) -> Bool {
        (request as? FocusStateRequest<Value>)?.location === modifier.binding.location
    }
}

@MainActor
private protocol SameFocusState<Value>: AnyObject {
    associatedtype Value: Hashable
    var location: FocusLocation<Value>? { get }
}

extension FocusedNode: SameFocusState {
    var location: FocusLocation<Value>? { modifier.binding.location }
}

extension View {
    /// Binds the focus of the view's control to a value of a focus state.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Binds the focus of the view's control to a Boolean focus state.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }
}
