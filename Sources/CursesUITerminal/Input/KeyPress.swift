/// One key, what happens to it, and the keys that are held with it.
///
/// A character is typed as it is: `A` is Shift and `a`, and carries no `.shift`. With Control, Option or
/// Command, the key is the plain one, in lower case.
public struct KeyPress: Hashable, Sendable {
    /// What became of a key.
    public enum Result: Hashable, Sendable {
        /// It was used.
        case handled
        /// It goes on to the views around.
        case ignored
    }

    /// What happens to a key.
    ///
    /// Terminals with kitty's keyboard protocol report all three; they are asked to while a view that
    /// tells them apart is on the screen. Any other terminal reports a key that is held as one that is
    /// pressed again and again, and never released.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// A set of these bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key goes down.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held, and repeats.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key is released; few terminals report it.
        public static let up = Phases(rawValue: 1 << 2)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What happens to the key.
    public package(set) var phase: Phases
    /// The key.
    public package(set) var key: KeyEquivalent
    /// What the key types.
    public package(set) var characters: String
    /// The keys that are held with it.
    public package(set) var modifiers: EventModifiers

    /// Creates what a terminal reports when a key is used.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = [], phase: Phases = .down) {
        self.phase = phase
        self.key = key
        self.modifiers = modifiers
        characters = String(key.character)
    }

    /// A character that is typed as text.
    ///
    /// One that names a key which types nothing is text all the same, and so the text of no key.
    package static func typing(_ character: Character) -> KeyPress {
        let key = KeyEquivalent(character)
        guard !key.typesText else { return KeyPress(key) }
        var press = KeyPress("\u{FFFD}")
        press.characters = String(character)
        return press
    }

    /// What is typed into a text; `nil` for a key that types nothing, or is held with one that makes it
    /// a command.
    package var text: String? {
        modifiers.isSubset(of: .shift) && key.typesText ? characters : nil
    }

    /// Whether this is a key with exactly these modifiers, in whatever phase.
    package func matches(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        self.key == key && self.modifiers == modifiers
    }
}
