import CursesUITerminal

/// The key of the palette that the views of a screen set; the last view takes precedence.
struct CommandPaletteShortcutKey: PreferenceKey {
    /// `nil` if no view sets a key, `.some(nil)` if a view sets no key.
    static var defaultValue: KeyboardShortcut?? { nil }

    static func reduce(value: inout KeyboardShortcut??, nextValue: () -> KeyboardShortcut??) {
        value = nextValue() ?? value
    }
}

extension View {
    /// Adds commands to the command palette.
    ///
    /// ```swift
    /// Board().paletteCommands {
    ///     Button("Clear the board") { board.clear() }
    ///     Button("Deal again") { board.deal() }.keyboardShortcut("d")
    /// }
    /// ```
    ///
    /// Control-P opens the palette, unless a view or a shortcut uses that key. It lists these commands, the app's menus
    /// (``Scene/commands(content:)``), and the buttons and links of the present screen. Typing some letters of a name,
    /// in order, finds it. Commands that were run before come first.
    ///
    /// - Parameter content: buttons, which are not shown elsewhere. They may depend on state: the open palette lists
    ///   them as they come and go.
    nonisolated public func paletteCommands<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(
            LayeredModifier(
                layer: KeysOnly { content() }.accessibilityHidden(true), alignment: .topLeading, isInFront: false))
    }

    /// Sets the key that opens the command palette; `nil` for none.
    nonisolated public func commandPalette(_ shortcut: KeyboardShortcut?) -> some View {
        preference(key: CommandPaletteShortcutKey.self, value: .some(shortcut))
    }
}
