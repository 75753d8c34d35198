/// A key event: the key, its phase, and the modifiers that are held.
///
/// For a typed character, the key is that character: Shift with the A key is `A`, without `.shift`. With Control,
/// Option or Command, the key is the lowercase character, and Shift is a modifier.
public struct KeyPress: Hashable, Sendable {
    /// The result of an action that handles a key.
    public enum Result: Hashable, Sendable {
        /// The key was handled.
        case handled
        /// The key was not handled, and is passed on to the enclosing views.
        case ignored
    }

    /// The phases of a key press.
    ///
    /// Terminals with kitty's keyboard protocol report all three. They are requested while a view on the
    /// screen distinguishes them. Any other terminal reports a held key as repeated presses without a
    /// release.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key is pressed.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held, and repeats.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key is released; few terminals report it.
        public static let up = Phases(rawValue: 1 << 2)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The phase of the key press.
    public package(set) var phase: Phases
    /// The key.
    public package(set) var key: KeyEquivalent
    /// The characters that the key types.
    public package(set) var characters: String
    /// The modifier keys that are held.
    public package(set) var modifiers: EventModifiers

    /// Creates a key press.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = [], phase: Phases = .down) {
        self.phase = phase
        self.key = key
        self.modifiers = modifiers
        characters = String(key.character)
    }

    /// Returns a key press that types a character.
    ///
    /// Some characters identify a key that types nothing. If such a character is typed, its key is U+FFFD, which
    /// identifies no key.
    package static func typing(_ character: Character) -> KeyPress {
        let key = KeyEquivalent(character)
        guard !key.typesText else { return KeyPress(key) }
        var press = KeyPress("\u{FFFD}")
        press.characters = String(character)
        return press
    }

    /// The text that the key inserts; `nil` if the key types nothing, or if its modifiers make it a shortcut.
    package var text: String? {
        modifiers.isSubset(of: .shift) && key.typesText ? characters : nil
    }

    /// Returns whether the key press has exactly this key and these modifiers, in any phase.
    package func matches(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        self.key == key && self.modifiers == modifiers
    }
}
