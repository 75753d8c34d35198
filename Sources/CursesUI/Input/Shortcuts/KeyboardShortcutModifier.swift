private struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    static let keyboardShortcutID = EnvironmentKeyID(KeyboardShortcutKey.self)

    /// The shortcut of the control that contains the view, if it has one.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Lets a key trigger the control in the view, wherever the focus is.
    ///
    /// ```swift
    /// Button("Save") { save() }.keyboardShortcut("s")
    /// ```
    ///
    /// Control-S and Alt-S trigger this button, because a terminal has no Command key; see ``KeyboardShortcut``. A key
    /// with Control or Alt triggers a shortcut first. Any other key goes to the focused view first, so that it can be
    /// typed into a text field. While a window is in front, the shortcuts of the views behind it are inactive.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Lets a key trigger the control in the view, wherever the focus is.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Lets a key trigger the control in the view: `.defaultAction` is Return, `.cancelAction` Escape.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Lets a key trigger the control in the view; `nil` for no shortcut.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
