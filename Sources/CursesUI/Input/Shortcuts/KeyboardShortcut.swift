import CursesUITerminal

/// A key, with modifier keys, that triggers a control.
///
/// A terminal has no Command key. In a shortcut, `.command` means Control or Alt, or Super if the terminal reports it:
/// `.keyboardShortcut("s")` is triggered by Control-S and by Alt-S. Terminals do not report Control with Return, Tab,
/// `i`, `m`, `h` and `[`, so that `.command` effectively means Alt with these keys. Only terminals with the kitty
/// keyboard protocol report Shift with Control; all report Shift with Alt.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The adaptation of a shortcut to keyboard layouts that lack the key. It has no effect in a terminal.
    public struct Localization: Hashable, Sendable {
        private let name: String

        /// Uses the key as it is, as with every localization.
        public static let automatic = Localization(name: "automatic")
        /// Uses the key as it is, as with every localization.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// Uses the key as it is, as with every localization.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers
    /// The localization, which has no effect.
    public var localization: Localization

    /// Creates a shortcut with a key and modifier keys.
    public init(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The Return key. It triggers the control wherever the focus is, unless the focused control uses the key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The Escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
    /// Returns whether a key press triggers the shortcut.
    func matches(_ press: KeyPress) -> Bool {
        let pressed = press.key.character
        let lower = Self.lowercased(pressed)
        guard lower == Self.lowercased(key.character) else { return false }
        var held = press.modifiers
        // A capital letter implies that Shift is held.
        if lower != pressed { held.insert(.shift) }
        return acceptedModifiers.contains(held)
    }

    /// The combinations of modifiers that trigger the shortcut.
    private var acceptedModifiers: [EventModifiers] {
        var plain: EventModifiers = []
        if modifiers.contains(.shift) { plain.insert(.shift) }
        if modifiers.contains(.control) { plain.insert(.control) }
        if modifiers.contains(.option) { plain.insert(.option) }
        guard modifiers.contains(.command) else { return [plain] }
        return [.control, .option, .command].map { plain.union($0) }.filter { $0 != plain }
    }

    /// Returns whether the key types text or is used by controls. The focused view receives such a key before the
    /// shortcuts.
    static func isPlain(_ press: KeyPress) -> Bool {
        press.modifiers.isSubset(of: .shift)
    }

    private static func lowercased(_ character: Character) -> Character {
        let lower = character.lowercased()
        return lower.count == 1 ? lower.first ?? character : character
    }
}
