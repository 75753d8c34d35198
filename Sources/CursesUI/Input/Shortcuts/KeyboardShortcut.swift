import CursesUITerminal

/// A key, with modifier keys, that triggers a control.
///
/// A terminal has no Command key. In a shortcut, `.command` means Control or Alt, or Super if the terminal reports it:
/// `.keyboardShortcut("s")` is triggered by Control-S and by Alt-S. For some keys terminals do not report Control:
/// Return, Tab, `i`, `m`, `h` and `[`; with these keys `.command` is Alt alone. Only terminals with kitty's keyboard
/// protocol report Shift with Control; all report Shift with Alt.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut adapts to a keyboard layout without the key; it has no meaning in a terminal.
    public struct Localization: Hashable, Sendable {
        private let name: String

        /// The key itself, as with every localization.
        public static let automatic = Localization(name: "automatic")
        /// The key itself, as with every localization.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// The key itself, as with every localization.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers
    /// Has no effect.
    public var localization: Localization

    /// A shortcut with a key and modifier keys.
    public init(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return, wherever the focus is, unless the focused control uses the key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
    /// Whether a key press triggers the shortcut.
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

    /// Whether the key types text or is used by controls: then the view with the focus comes first.
    static func isPlain(_ press: KeyPress) -> Bool {
        press.modifiers.isSubset(of: .shift)
    }

    private static func lowercased(_ character: Character) -> Character {
        let lower = character.lowercased()
        return lower.count == 1 ? lower.first ?? character : character
    }
}
