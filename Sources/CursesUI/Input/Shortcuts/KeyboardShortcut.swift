import CursesUITerminal

/// A key, and others held with it, that trigger a control.
///
/// A terminal has no Command key. In a shortcut, `.command` stands for Control, for Alt, and for Super
/// where a terminal reports it: `.keyboardShortcut("s")` is triggered by Control-S and by Alt-S. Of some
/// keys terminals tell no Control: Return, Tab, `i`, `m`, `h`, `[`; with them it is Alt alone. Shift
/// with Control is told apart by terminals with kitty's keyboard protocol only; Shift with Alt by all.
public struct KeyboardShortcut: Hashable, Sendable {
    /// What becomes of the key where a keyboard's layout lacks it; has no meaning in a terminal.
    public struct Localization: Hashable, Sendable {
        private let name: String

        /// As every kind: the key is the one that is named.
        public static let automatic = Localization(name: "automatic")
        /// As every kind: the key is the one that is named.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// As every kind: the key is the one that is named.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held with it.
    public var modifiers: EventModifiers
    /// Has no effect.
    public var localization: Localization

    /// A key and the keys that are held with it.
    public init(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return, wherever the focus is unless that has a use for the key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
    /// Whether a key press is meant.
    func matches(_ press: KeyPress) -> Bool {
        let pressed = press.key.character
        let lower = Self.lowercased(pressed)
        guard lower == Self.lowercased(key.character) else { return false }
        var held = press.modifiers
        // A capital letter says by itself that Shift is held.
        if lower != pressed { held.insert(.shift) }
        return acceptedModifiers.contains(held)
    }

    /// Any of these is what the shortcut asks for.
    private var acceptedModifiers: [EventModifiers] {
        var plain: EventModifiers = []
        if modifiers.contains(.shift) { plain.insert(.shift) }
        if modifiers.contains(.control) { plain.insert(.control) }
        if modifiers.contains(.option) { plain.insert(.option) }
        guard modifiers.contains(.command) else { return [plain] }
        return [.control, .option, .command].map { plain.union($0) }.filter { $0 != plain }
    }

    /// Whether it is typed as text, or as a key that controls have a use for: then whoever has the
    /// focus is asked first.
    static func isPlain(_ press: KeyPress) -> Bool {
        press.modifiers.isSubset(of: .shift)
    }

    private static func lowercased(_ character: Character) -> Character {
        let lower = character.lowercased()
        return lower.count == 1 ? lower.first ?? character : character
    }
}
