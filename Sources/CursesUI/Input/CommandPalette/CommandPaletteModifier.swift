import CursesUITerminal

/// The key that opens the palette, as set by the views of a screen; the last view takes precedence.
struct CommandPaletteShortcutKey: PreferenceKey {
    /// `nil` if no view calls the modifier; `.some(nil)` if a view removes the key.
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
    /// (``Scene/commands(content:)``), and the buttons and links of the current screen. Typing some letters of a title,
    /// in order, finds the command. Recently run commands come first.
    ///
    /// - Parameter content: buttons that are shown only in the palette. They may depend on state: an open palette
    ///   updates its list.
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
