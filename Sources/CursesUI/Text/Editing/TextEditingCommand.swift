import CursesUITerminal

/// The action of a key in a text that is being edited.
enum TextEditingCommand: Hashable {
    case insert(String)
    case move(TextMovement, extending: Bool)
    case delete(TextMovement)
    /// Deletes text, and keeps it for the command `yank`.
    case kill(TextMovement)
    /// Keeps the selected text for the command `yank`.
    case copy
    /// Inserts the text that was last kept.
    case yank
    case selectAll
    case undo, redo

    /// Finds the command for a key: the keys of desktop text fields and the Emacs keys of shells; `nil` for other keys.
    init?(_ press: KeyPress) {
        let modifiers = press.modifiers
        let isExtending = modifiers.contains(.shift)
        let byWords = modifiers.contains(.option) || modifiers.contains(.control)
        if let text = press.text {
            self = .insert(text)
            return
        }
        switch press.key {
        case .leftArrow:
            self = .move(byWords ? .wordLeft : .left, extending: isExtending)
        case .rightArrow:
            self = .move(byWords ? .wordRight : .right, extending: isExtending)
        case .home:
            self = .move(byWords ? .textStart : .lineStart, extending: isExtending)
        case .end:
            self = .move(byWords ? .textEnd : .lineEnd, extending: isExtending)
        case .delete:
            self = byWords ? .kill(.wordLeft) : .delete(.left)
        case .deleteForward:
            self = byWords ? .kill(.wordRight) : .delete(.right)
        case let key where modifiers.subtracting(.shift) == .control:
            guard let command = Self.controls[key.character] else { return nil }
            self = command
        case let key where modifiers.subtracting(.shift) == .option:
            guard let command = Self.options[key.character] else { return nil }
            self = command
        default:
            return nil
        }
    }

    private static let controls: [Character: TextEditingCommand] = [
        "a": .move(.lineStart, extending: false),
        "e": .move(.lineEnd, extending: false),
        "b": .move(.left, extending: false),
        "f": .move(.right, extending: false),
        "d": .delete(.right),
        "h": .delete(.left),
        "k": .kill(.lineEnd),
        "u": .kill(.lineStart),
        "w": .kill(.wordLeft),
        "y": .yank,
        // Terminals send the same code for Control-underscore and Control-slash.
        "_": .undo,
        "/": .undo,
    ]

    private static let options: [Character: TextEditingCommand] = [
        "a": .selectAll,
        "b": .move(.wordLeft, extending: false),
        "f": .move(.wordRight, extending: false),
        "d": .kill(.wordRight),
        "w": .copy,
        "u": .undo,
        "e": .redo,
    ]
}

extension TextEditingCommand {
    /// The hints for commands whose keys have no self-explanatory labels.
    static let keyHints = [
        KeyHint("w", modifiers: .control, title: "Delete the word", scope: .editing),
        KeyHint("u", modifiers: .option, title: "Undo", scope: .editing),
        KeyHint("e", modifiers: .option, title: "Redo", scope: .editing),
        KeyHint(.leftArrow, .rightArrow, modifiers: .shift, title: "Select", scope: .editing),
        KeyHint("a", modifiers: .option, title: "Select all", scope: .editing),
        KeyHint("w", modifiers: .option, title: "Copy", scope: .editing),
        KeyHint("y", modifiers: .control, title: "Insert what was deleted or copied", scope: .editing),
        KeyHint("a", "e", modifiers: .control, title: "Ends of the line", scope: .editing),
        KeyHint(.leftArrow, .rightArrow, modifiers: .control, title: "Word", scope: .editing),
        KeyHint("d", modifiers: .option, title: "Delete the next word", scope: .editing),
        KeyHint("k", modifiers: .control, title: "Delete to the end of the line", scope: .editing),
        KeyHint("u", modifiers: .control, title: "Delete to its start", scope: .editing),
    ]
}
