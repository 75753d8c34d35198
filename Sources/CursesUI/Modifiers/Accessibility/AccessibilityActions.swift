import Foundation

// In windowed apps, assistive technologies perform these actions on views. In a terminal, assistive technologies only
// read the text and press keys. So named actions are listed in the command palette, and other actions are never
// performed.

/// A kind of accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String

    /// The default action, which a press performs.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// The action that the Escape key performs.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The most important action.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// The action that deletes the element.
    public static let delete = AccessibilityActionKind(name: "delete")
    /// The action that shows the element's menu.
    public static let showMenu = AccessibilityActionKind(name: "showMenu")

    private init(name: String) {
        self.name = name
    }

    /// Creates a kind of action with a name.
    public init(named name: Text) {
        self.init(name: name.content.string)
    }
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

extension View {
    /// Changes nothing: an app in a terminal is operated only by keys and mouse.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        unchanged()
    }

    /// Adds a named action to the view. The command palette lists it for all users.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds a named action to the view. The command palette lists it for all users.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds a named action to the view. The command palette lists it for all users.
    nonisolated public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> some View {
        modifier(MenuCommands(title: nil, items: NamedAction(name: name, handler: handler)))
    }

    /// Adds actions to the view: buttons that the command palette lists for all users.
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

    /// Gives the control in the view other names, by which the command palette finds it as well. The first is the best.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text],
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.inputLabels = inputLabels }
    }

    /// Gives the control in the view other names, by which the command palette finds it as well.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey],
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Gives the control in the view other names, by which the command palette finds it as well.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S],
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Changes nothing: pictures in a terminal keep their colours.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { unchanged() }

    /// Changes nothing: controls are focused with the keyboard.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        unchanged()
    }
}

/// The command in the palette for a named action.
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
