/// Whether a button that is held down repeats its action. In a terminal, a key that is held down always does, the mouse
/// never does.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// The behaviour of a terminal: a key that is held down repeats automatically.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// As ``automatic``.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// As ``automatic``.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
    /// Changes nothing: a key that is held down repeats the action, the mouse does not.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// The appearance of the controls of a group; in a terminal they are side by side.
public struct ControlGroupStyle: Hashable, Sendable {
    private let name: String

    /// Side by side.
    public static let automatic = ControlGroupStyle(name: "automatic")
    /// Side by side.
    public static let navigation = ControlGroupStyle(name: "navigation")
    /// Side by side.
    public static let menu = ControlGroupStyle(name: "menu")
    /// Side by side.
    public static let compactMenu = ControlGroupStyle(name: "compactMenu")
    /// Side by side.
    public static let palette = ControlGroupStyle(name: "palette")
}

extension View {
    /// Changes nothing: the controls of a group are side by side, or in a column where there is too little space.
    nonisolated public func controlGroupStyle(_ style: ControlGroupStyle) -> some View { self }
}

extension ControlGroup {
    /// - Parameter systemImage: the name of a symbol in front of the title.
    public init<C: View>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
}
