/// A key with modifier keys, in the notation that users of an app write: `Control-P`, `Alt-Return`, `Shift-F6`, `g`.
package struct KeyStroke: Hashable {
    package let key: KeyEquivalent
    package let modifiers: EventModifiers

    package init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Parses the name of a key with modifier keys.
    ///
    /// - Returns: `nil` if no key has this name.
    package init?(_ name: some StringProtocol) {
        var modifiers: EventModifiers = []
        var rest = Substring(name)
        while let (prefix, modifier) = Self.modifierNames.first(where: {
            rest.count > $0.0.count && rest.lowercased().hasPrefix($0.0)
        }) {
            modifiers.insert(modifier)
            rest = rest.dropFirst(prefix.count)
        }
        guard let key = Self.key(named: String(rest)) else { return nil }
        let character = key.character
        if modifiers == .shift, character.isLetter {
            self.init(KeyEquivalent(Character(character.uppercased())))
        } else if !modifiers.isEmpty, character.isLetter {
            self.init(KeyEquivalent(Character(character.lowercased())), modifiers: modifiers)
        } else {
            self.init(key, modifiers: modifiers)
        }
    }

    /// Parses key strokes that are separated by blanks, such as `g g`.
    package static func sequence(_ text: String) -> [KeyStroke]? {
        let names = text.split(separator: " ")
        let strokes = names.compactMap { KeyStroke($0) }
        return strokes.isEmpty || strokes.count < names.count ? nil : strokes
    }

    /// Returns whether a key press matches. Shift is ignored for a character such as `?`, because terminals with
    /// kitty's keyboard protocol report it together with the character.
    package func matches(_ press: KeyPress) -> Bool {
        guard press.key == key else { return false }
        if press.modifiers == modifiers { return true }
        return typesSign && press.modifiers == modifiers.union(.shift)
    }

    private var typesSign: Bool { key.typesText && !key.character.isLetter && key != .space }

    /// Whether the key stroke types text in a text field.
    package var isText: Bool { modifiers.isSubset(of: .shift) && key.typesText }

    private static let modifierNames: [(String, EventModifiers)] = [
        ("control-", .control), ("ctrl-", .control), ("c-", .control), ("alt-", .option), ("option-", .option),
        ("meta-", .option), ("m-", .option), ("shift-", .shift), ("s-", .shift), ("command-", .command),
        ("super-", .command),
    ]

    private static func key(named name: String) -> KeyEquivalent? {
        if name.count == 1 { return name.first.map { KeyEquivalent($0) } }
        let name = name.lowercased().filter { $0.isLetter || $0.isNumber }
        if name.first == "f", let number = Int(name.dropFirst()), (1...35).contains(number) { return .function(number) }
        return keyNames[name]
    }

    private static let keyNames: [String: KeyEquivalent] = [
        "tab": .tab, "return": .return, "enter": .return, "space": .space, "escape": .escape, "esc": .escape,
        "backspace": .delete, "delete": .deleteForward, "del": .deleteForward, "insert": .insert, "up": .upArrow,
        "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "home": .home, "end": .end, "pageup": .pageUp,
        "pagedown": .pageDown, "menu": .function(16),
    ]
}
