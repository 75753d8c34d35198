import CursesUITerminal

/// What xterm sends for a key ("XTerm Control Sequences", PC-style function keys).
enum KeyBytes {
    static func bytes(of key: Event.Key, modifiers: Event.Modifiers) -> [UInt8] {
        Array(sequence(of: key, modifiers: modifiers).utf8)
    }

    private static func sequence(of key: Event.Key, modifiers: Event.Modifiers) -> String {
        let prefix = modifiers.contains(.alt) ? "\u{1B}" : ""
        switch key {
        case .character(let character):
            guard modifiers.contains(.control), let code = character.asciiValue else {
                return prefix + String(character)
            }
            return prefix + String(UnicodeScalar(code & 0x1F))
        case .return: return prefix + "\r"
        case .tab: return modifiers.contains(.shift) ? "\u{1B}[Z" : prefix + "\t"
        case .escape: return "\u{1B}"
        case .space: return prefix + " "
        case .backspace: return prefix + "\u{7F}"
        case .up: return cursorKey("A", modifiers)
        case .down: return cursorKey("B", modifiers)
        case .right: return cursorKey("C", modifiers)
        case .left: return cursorKey("D", modifiers)
        case .home: return cursorKey("H", modifiers)
        case .end: return cursorKey("F", modifiers)
        case .insert: return editingKey(2, modifiers)
        case .delete: return editingKey(3, modifiers)
        case .pageUp: return editingKey(5, modifiers)
        case .pageDown: return editingKey(6, modifiers)
        case .function(let number): return functionKey(number, modifiers)
        }
    }

    private static func cursorKey(_ letter: String, _ modifiers: Event.Modifiers) -> String {
        modifiers.isEmpty ? "\u{1B}[\(letter)" : "\u{1B}[1;\(parameter(modifiers))\(letter)"
    }

    private static func editingKey(_ number: Int, _ modifiers: Event.Modifiers) -> String {
        modifiers.isEmpty ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(parameter(modifiers))~"
    }

    private static func functionKey(_ number: Int, _ modifiers: Event.Modifiers) -> String {
        let letters = ["P", "Q", "R", "S"]
        let numbers = [15, 17, 18, 19, 20, 21, 23, 24]
        guard number <= letters.count else {
            return editingKey(numbers[number - letters.count - 1], modifiers)
        }
        return modifiers.isEmpty
            ? "\u{1B}O\(letters[number - 1])" : cursorKey(letters[number - 1], modifiers)
    }

    private static func parameter(_ modifiers: Event.Modifiers) -> Int {
        Int(modifiers.rawValue) + 1
    }
}
