import CursesUITerminal

/// The bytes that xterm sends for a key ("XTerm Control Sequences", PC-style function keys).
package enum KeyBytes {
    package static func bytes(of key: KeyEquivalent, modifiers: EventModifiers) -> [UInt8] {
        Array(sequence(of: key, modifiers: modifiers).utf8)
    }

    private static func sequence(of key: KeyEquivalent, modifiers: EventModifiers) -> String {
        let prefix = modifiers.contains(.option) ? "\u{1B}" : ""
        switch key {
        case .return: return prefix + "\r"
        case .tab: return modifiers.contains(.shift) ? "\u{1B}[Z" : prefix + "\t"
        case .escape: return "\u{1B}"
        case .delete: return prefix + "\u{7F}"
        case .upArrow: return cursorKey("A", modifiers)
        case .downArrow: return cursorKey("B", modifiers)
        case .rightArrow: return cursorKey("C", modifiers)
        case .leftArrow: return cursorKey("D", modifiers)
        case .home: return cursorKey("H", modifiers)
        case .end: return cursorKey("F", modifiers)
        case .insert: return editingKey(2, modifiers)
        case .deleteForward: return editingKey(3, modifiers)
        case .pageUp: return editingKey(5, modifiers)
        case .pageDown: return editingKey(6, modifiers)
        default: break
        }
        if let number = key.functionNumber { return functionKey(number, modifiers) }
        guard modifiers.contains(.control), let code = key.character.asciiValue else {
            return prefix + String(key.character)
        }
        return prefix + String(UnicodeScalar(code & 0x1F))
    }

    private static func cursorKey(_ letter: String, _ modifiers: EventModifiers) -> String {
        modifiers.isEmpty ? "\u{1B}[\(letter)" : "\u{1B}[1;\(parameter(modifiers))\(letter)"
    }

    private static func editingKey(_ number: Int, _ modifiers: EventModifiers) -> String {
        modifiers.isEmpty ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(parameter(modifiers))~"
    }

    private static func functionKey(_ number: Int, _ modifiers: EventModifiers) -> String {
        let letters = ["P", "Q", "R", "S"]
        let numbers = [15, 17, 18, 19, 20, 21, 23, 24]
        guard number <= letters.count else {
            return editingKey(numbers[number - letters.count - 1], modifiers)
        }
        return modifiers.isEmpty
            ? "\u{1B}O\(letters[number - 1])" : cursorKey(letters[number - 1], modifiers)
    }

    private static func parameter(_ modifiers: EventModifiers) -> Int {
        let bits: [(EventModifiers, Int)] = [(.shift, 1), (.option, 2), (.control, 4), (.command, 8)]
        return bits.reduce(1) { modifiers.contains($1.0) ? $0 + $1.1 : $0 }
    }
}
