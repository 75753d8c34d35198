import CursesUITerminal

/// What a key does in a text field.
enum TextFieldCommand: Hashable {
    case insert(String)
    case move(TextMovement, extending: Bool)
    case delete(TextMovement)

    /// The keys of text fields on the desktop, and those of Emacs that shells have as well; `nil`
    /// for a key that means nothing in a field.
    init?(_ press: Event.KeyPress) {
        let modifiers = press.modifiers
        let isExtending = modifiers.contains(.shift)
        let byWords = modifiers.contains(.alt) || modifiers.contains(.control)
        switch press.key {
        case .character(let character) where modifiers.isSubset(of: .shift):
            self = .insert(String(character))
        case .space where modifiers.isSubset(of: .shift):
            self = .insert(" ")
        case .left:
            self = .move(byWords ? .wordLeft : .left, extending: isExtending)
        case .right:
            self = .move(byWords ? .wordRight : .right, extending: isExtending)
        case .home:
            self = .move(.lineStart, extending: isExtending)
        case .end:
            self = .move(.lineEnd, extending: isExtending)
        case .backspace:
            self = .delete(byWords ? .wordLeft : .left)
        case .delete:
            self = .delete(byWords ? .wordRight : .right)
        case .character(let character) where modifiers == .control:
            guard let command = Self.controls[character] else { return nil }
            self = command
        case .character(let character) where modifiers == .alt:
            guard let command = Self.alts[character] else { return nil }
            self = command
        default:
            return nil
        }
    }

    private static let controls: [Character: TextFieldCommand] = [
        "a": .move(.lineStart, extending: false),
        "e": .move(.lineEnd, extending: false),
        "b": .move(.left, extending: false),
        "f": .move(.right, extending: false),
        "d": .delete(.right),
        "h": .delete(.left),
        "k": .delete(.lineEnd),
        "u": .delete(.lineStart),
        "w": .delete(.wordLeft),
    ]

    private static let alts: [Character: TextFieldCommand] = [
        "b": .move(.wordLeft, extending: false),
        "f": .move(.wordRight, extending: false),
        "d": .delete(.wordRight),
    ]

    func apply(to state: inout TextEditingState) {
        switch self {
        case .insert(let text): state.insert(text)
        case .move(let movement, let isExtending): state.move(movement, extending: isExtending)
        case .delete(let movement): state.delete(movement)
        }
    }
}
