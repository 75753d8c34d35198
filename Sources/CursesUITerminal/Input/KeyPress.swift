/// A key event: the key, its phase, and the modifiers that are held.
///
/// A typed character is reported as it is: `A` is Shift and `a`, without `.shift`. With Control, Option or
/// Command, the key is the plain one, in lower case.
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

        /// A set of these bits.
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

    /// A key press that types a character.
    ///
    /// Some characters identify keys that type nothing. As typed text they belong to no key.
    package static func typing(_ character: Character) -> KeyPress {
        let key = KeyEquivalent(character)
        guard !key.typesText else { return KeyPress(key) }
        var press = KeyPress("\u{FFFD}")
        press.characters = String(character)
        return press
    }

    /// The text that the key inserts; `nil` for a key that types nothing, or has modifiers that make it a
    /// command.
    package var text: String? {
        modifiers.isSubset(of: .shift) && key.typesText ? characters : nil
    }

    /// Whether the key and its modifiers are exactly these, in any phase.
    package func matches(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        self.key == key && self.modifiers == modifiers
    }
}
