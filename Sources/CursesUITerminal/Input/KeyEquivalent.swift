/// A key, identified by a character: the character that the key types, or the private-use character that AppKit assigns
/// to a key that types none.
public struct KeyEquivalent: Hashable, Sendable {
    /// The character that identifies the key.
    public var character: Character

    /// Creates the key that a character identifies.
    public init(_ character: Character) {
        self.character = character
    }

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The clear key, which few keyboards have.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Backspace: the key that deletes the character before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete: the key that deletes the character after the caret.
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

/// Keys that SwiftUI has no names for.
extension KeyEquivalent {
    /// The insert key.
    public static let insert = KeyEquivalent("\u{F727}")

    /// Returns a function key: F1 is `function(1)`.
    ///
    /// - Parameter number: a number from 1 to 35. Other numbers are clamped to this range.
    public static func function(_ number: Int) -> KeyEquivalent {
        let value = firstFunctionKey + UInt32(min(max(number, 1), functionKeyCount) - 1)
        // Every value in this private-use range is a valid scalar.
        return KeyEquivalent(Character(Unicode.Scalar(value)!))
    }

    private static let firstFunctionKey: UInt32 = 0xF704
    private static let functionKeyCount = 35

    /// Any key that only modifies others, such as Shift. The modifiers of its key press tell which keys are held.
    package static let modifier = KeyEquivalent("\u{F747}")

    /// The number of a function key; `nil` for any other key.
    package var functionNumber: Int? {
        let scalars = character.unicodeScalars
        guard let value = scalars.first?.value, value >= Self.firstFunctionKey, scalars.count == 1 else {
            return nil
        }
        let number = Int(value - Self.firstFunctionKey) + 1
        return number <= Self.functionKeyCount ? number : nil
    }

    /// Whether the key types its character. Control characters, and the characters that AppKit assigns to special keys,
    /// are not typed.
    package var typesText: Bool {
        guard let value = character.unicodeScalars.first?.value else { return false }
        return value >= 0x20 && value != 0x7F && !(0xF700...0xF747).contains(value)
    }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }
}
