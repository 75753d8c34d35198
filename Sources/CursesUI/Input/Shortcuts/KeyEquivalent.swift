import CursesUITerminal

/// A key that an app gives a meaning to.
public struct KeyEquivalent: Hashable, Sendable {
    /// The character that stands for the key.
    public var character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let clear = KeyEquivalent("\u{F739}")
    /// The key that takes away what stands before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that takes away what stands behind the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let `return` = KeyEquivalent("\r")
    public static let space = KeyEquivalent(" ")
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
