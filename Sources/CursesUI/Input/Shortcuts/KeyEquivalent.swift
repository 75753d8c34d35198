import CursesUITerminal

/// A key that an app gives a meaning to.
public struct KeyEquivalent: Hashable, Sendable {
    /// The character that stands for the key.
    public var character: Character

    /// The key of a character.
    public init(_ character: Character) {
        self.character = character
    }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The clear key, which few keyboards have.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The key that takes away what stands before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that takes away what stands behind the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The end key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The page down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The page up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The return key.
    public static let `return` = KeyEquivalent("\r")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The tab key.
    public static let tab = KeyEquivalent("\t")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }
}

extension KeyEquivalent {
    /// The key that a terminal reports.
    ///
    /// Function keys have the characters that AppKit gives them, from U+F704 on.
    init(_ key: Event.Key) {
        switch key {
        case .character(let character): self.init(character)
        case .return: self = .return
        case .tab: self = .tab
        case .escape: self = .escape
        case .space: self = .space
        case .backspace: self = .delete
        case .delete: self = .deleteForward
        case .insert: self.init("\u{F727}")
        case .up: self = .upArrow
        case .down: self = .downArrow
        case .left: self = .leftArrow
        case .right: self = .rightArrow
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .function(let number):
            let scalar = Unicode.Scalar(UInt32(0xF703 + number.clamped(1, 35))) ?? "\u{F704}"
            self.init(Character(scalar))
        }
    }
}
