/// How wide buttons with a border are.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String

    /// The same as ``fitted``.
    public static let automatic = ButtonSizing(name: "automatic")
    /// As wide as the label and the border.
    public static let fitted = ButtonSizing(name: "fitted")
    /// As wide as the space that the button gets, with the label in the middle.
    public static let flexible = ButtonSizing(name: "flexible")
}

private struct ButtonSizingKey: EnvironmentKey {
    static let defaultValue = ButtonSizing.automatic
}

extension EnvironmentValues {
    /// How wide the buttons with a border in the view are.
    public internal(set) var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets how wide the buttons with a border in the view are. Buttons without a border are as wide as their labels.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
