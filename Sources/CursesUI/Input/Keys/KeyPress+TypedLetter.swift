import CursesUITerminal

extension KeyPress {
    /// The letter or digit that the key types; `nil` for any other key.
    var typedLetter: Character? {
        guard modifiers.isSubset(of: .shift), key.typesText else { return nil }
        let character = key.character
        return character.isLetter || character.isNumber ? Character(character.lowercased()) : nil
    }
}
