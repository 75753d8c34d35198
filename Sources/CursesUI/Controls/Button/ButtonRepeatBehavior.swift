/// Whether a button that is held acts again and again. A key that is held does so in a terminal anyway; the
/// mouse does not.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// What a terminal does: a key that is held down repeats by itself.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// As ``automatic``.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// As ``automatic``.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
    /// Changes nothing: a key that is held acts again and again, the mouse does not.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// How the controls of a group are shown; in a terminal side by side.
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
    /// Changes nothing: the controls of a group stand side by side, or in a column where there is too
    /// little room.
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
