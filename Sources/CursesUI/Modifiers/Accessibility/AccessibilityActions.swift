import Foundation

// Actions that assistive technologies perform on views in windowed apps. In a terminal, assistive technologies read the
// text and press keys. So actions with a name are in the command palette, and others are never performed.

/// A kind of accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String

    /// The action of a press.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// The action of Escape.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The most important action.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// The action that deletes the element.
    public static let delete = AccessibilityActionKind(name: "delete")
    /// The action that shows the element's menu.
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

extension View {
    /// Changes nothing: a terminal's app is operated by keys and mouse alone.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    /// Adds an action with a name to the view. The command palette lists it for everyone.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name to the view. The command palette lists it for everyone.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action with a name to the view. The command palette lists it for everyone.
    nonisolated public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> some View {
        modifier(MenuCommands(title: nil, items: NamedAction(name: name, handler: handler)))
    }

    /// Adds actions to the view: buttons that the command palette lists for everyone.
    ///
    /// ```swift
    /// MessageRow(message).accessibilityActions {
    ///     Button("Reply") { reply(to: message) }
    ///     Button("Archive") { archive(message) }
    /// }
    /// ```
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(MenuCommands(title: nil, items: content()))
    }

    /// Changes nothing: a terminal's app is operated by keys and mouse alone.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        self
    }

    /// Changes nothing: a terminal's app has no voice control.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View {
        self
    }

    /// Changes nothing: a terminal's app has no voice control.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Changes nothing: pictures in a terminal keep their colours.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Changes nothing: controls are focused with the keyboard.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        self
    }
}

/// The palette's command for an action with a name.
private struct NamedAction {
    let name: Text
    let handler: () -> Void
}

extension NamedAction: View {
    var body: some View {
        Button {
            handler()
        } label: {
            name
        }
    }
}
