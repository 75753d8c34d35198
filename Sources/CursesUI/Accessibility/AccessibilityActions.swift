import Foundation

// What assistive technologies do with views of an app with windows. A terminal's readers read its text and
// press its keys, so that nobody asks for these; sources that use them compile.

/// What kind of action is meant.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String

    /// What pressing the element does.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// What Escape does.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The most important thing.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Deleting the element.
    public static let delete = AccessibilityActionKind(name: "delete")
    /// Showing the element's menu.
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The way that a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

extension View {
    /// Changes nothing: nobody asks a terminal's app for actions but by keys and mouse.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    /// Changes nothing: nobody asks a terminal's app for actions but by keys and mouse.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    /// Changes nothing: nobody asks a terminal's app for actions but by keys and mouse.
    nonisolated public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> some View {
        self
    }

    /// Changes nothing: nobody asks a terminal's app for actions but by keys and mouse.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        self
    }

    /// Changes nothing: nobody speaks to a terminal's app.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View {
        self
    }

    /// Changes nothing: nobody speaks to a terminal's app.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

    /// Changes nothing: pictures in a terminal keep their colours.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Changes nothing: what a control is focused by is the keyboard.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        self
    }
}
