import CursesUITerminal

/// The kinds of interaction for which a view takes the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The view can be pressed: Return and Space tap it. A click taps it as well, but does not move the focus.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// The view takes keys: a click gives it the focus. Return and Space have no special meaning.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// Both interactions: a click gives the view the focus, and Return and Space tap it.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view that is not a control take the focus.
struct FocusableModifier {
    let isFocusable: Bool
    var interactions = FocusInteractions.automatic
    let onChange: ((Bool) -> Void)?
}

extension FocusableModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, FocusableModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, FocusableModifier>> {
        FocusableNode(view, in: context)
    }
}

final class FocusableNode<Content: View>: ModifierNode<Content, FocusableModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()
    private var isFocused = false

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    override func modifierDidChange(from old: FocusableModifier) {
        if old.isFocusable != modifier.isFocusable { respondersMayDiffer() }
    }

    private func respondersMayDiffer() {
        for wrapper in wrappers.all { wrapper.responderMayDiffer() }
    }

    func canBeFocused(at node: InputLayoutNode) -> Bool { claimsFocus }

    var claimsFocus: Bool { modifier.isFocusable && environment.isEnabled && !isRemoved }

    override var childEnvironment: EnvironmentValues {
        var environment = environment
        environment.isFocused = isFocused
        return environment
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        respondersMayDiffer()
        return keys.subtracting([EnvironmentValues.isFocusedID])
    }

    var isFocusedByClick: Bool { modifier.interactions.contains(.edit) }

    func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
        let environment = childEnvironment
        forEachChild { $0.setEnvironment(environment, changed: [EnvironmentValues.isFocusedID]) }
        modifier.onChange?(isFocused)
    }

    /// Taps the view if the key is Return or Space.
    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        guard isFocused, modifier.interactions.contains(.activate), press.activates else { return false }
        return node.tapByKey()
    }

    func mouse(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> Bool { false }
}

private struct IsFocusEffectEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether focusable views are shown in reverse video while they have the focus.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Makes the view focusable, so that it receives keys: see ``onKeyPress(_:action:)``.
    ///
    /// A view of up to three rows is shown in reverse video while it has the focus. The corners of a larger view are
    /// marked, if other views on the screen are focusable. A view can draw its own focus appearance by reading
    /// `\.isFocused`. Return and Space tap the view.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, onChange: nil))
    }

    /// Makes the view focusable for some kinds of interaction.
    ///
    /// - Parameter interactions: whether a click gives the view the focus, and whether Return and Space tap it.
    nonisolated public func focusable(
        _ isFocusable: Bool = true,
        interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions, onChange: nil))
    }

    /// Makes the view focusable.
    ///
    /// - Parameter onFocusChange: called when the view gets or loses the focus.
    nonisolated public func focusable(
        _ isFocusable: Bool = true,
        onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, onChange: onFocusChange))
    }

    /// Removes the default focus appearance, so that focusable views can draw their own.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the focus state to a value when the view appears.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}

/// The time at which a default focus is evaluated. It has no effect: in a terminal, this is when the view appears.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String

    /// In a terminal, the default focus is evaluated when the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// In a terminal, this has the same effect as ``automatic``.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
