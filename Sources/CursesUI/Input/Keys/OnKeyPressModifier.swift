import CursesUITerminal
import Foundation

/// Runs an action for key presses while the focus is in a view.
struct OnKeyPressModifier {
    let phases: KeyPress.Phases
    let isMeant: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
}

extension OnKeyPressModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, OnKeyPressModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, OnKeyPressModifier>> {
        OnKeyPressNode(view, in: context)
    }
}

final class OnKeyPressNode<Content: View>: ModifierNode<Content, OnKeyPressModifier>, InputHandler {
    private unowned let requests: KeyPhaseRequests
    private var wrappers = LayoutWrappers<InputLayoutNode>()

    override init(
        _ view: ModifiedContent<Content, OnKeyPressModifier>,
        in context: NodeContext
    ) {
        requests = context.host.keyPhases
        super.init(view, in: context)
    }

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    var precedesControl: Bool { true }

    override func prepare() {
        askForPhases()
    }

    override func modifierDidChange(from old: OnKeyPressModifier) {
        if old.phases != modifier.phases { askForPhases() }
    }

    override func willRemove() {
        requests.set(false, by: ObjectIdentifier(self))
    }

    /// Requests key phases from the terminal, unless the action handles exactly presses and repeats. In that case no
    /// request is needed, because a held key arrives as repeated presses anyway.
    private func askForPhases() {
        let isAsking = modifier.phases != [.down, .repeat]
        requests.set(isAsking, by: ObjectIdentifier(self))
    }

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool { take(press) }

    func keyReleased(_ press: KeyPress, at node: InputLayoutNode) -> Bool { take(press) }

    private func take(_ press: KeyPress) -> Bool {
        guard environment.isEnabled, modifier.phases.contains(press.phase), modifier.isMeant(press)
        else { return false }
        return modifier.action(press) == .handled
    }
}

extension View {
    /// Runs an action when a key is pressed while the focus is in the view.
    ///
    /// ```swift
    /// Board()
    ///     .focusable()
    ///     .onKeyPress(.space) { drop(); return .handled }
    /// ```
    ///
    /// A view receives keys if it, or a control in it, has the focus; ``focusable(_:)`` makes any view focusable. If
    /// the view contains a single control, the action receives keys before the control, so that it can keep a key from
    /// a text field. If it contains several controls, the focused control comes first. Keyboard shortcuts with Control
    /// or Alt do not reach the action. Control-C ends the app unless it is handled.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent,
        action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Runs an action when a key is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent,
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Runs an action when one of several keys is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            OnKeyPressModifier(phases: phases, isMeant: { keys.contains($0.key) }, action: action)
        )
    }

    /// Runs an action when a key that types one of a set of characters is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            OnKeyPressModifier(
                phases: phases,
                isMeant: { $0.characters.unicodeScalars.allSatisfy(characters.contains) },
                action: action
            )
        )
    }

    /// Runs an action when any key is pressed while the focus is in the view.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(OnKeyPressModifier(phases: phases, isMeant: { _ in true }, action: action))
    }
}
