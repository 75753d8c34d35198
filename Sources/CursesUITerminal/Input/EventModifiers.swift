/// The modifier keys that are held during a key press or a mouse event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock, which terminals do not report.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// The control key.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// The key that terminals call Alt or Meta.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// The Command key. Few terminals report it, and those call it Super. Shortcuts use Control and Alt instead.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the numeric keypad, which terminals do not report.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)

    /// All modifiers.
    public static let all: EventModifiers = [
        .capsLock, .shift, .control, .option, .command, .numericPad,
    ]
}
