import CursesUITerminal

/// A command that exchanges items with the app's pasteboard.
enum ClipboardCommand: CaseIterable {
    case copy, cut, paste

    /// Finds the command for a key: the keys of text fields, and those of desktop apps as far as terminals report them;
    /// `nil` for other keys. Control-C is not among them, because it ends the app.
    init?(_ press: KeyPress) {
        switch (press.key, press.modifiers) {
        case ("w", .option), ("c", .command): self = .copy
        case ("x", .control), ("x", .command): self = .cut
        case ("y", .control), ("v", .control), ("v", .command): self = .paste
        default: return nil
        }
    }

    /// The title in the command palette and in the key help.
    var title: String {
        switch self {
        case .copy: "Copy"
        case .cut: "Cut"
        case .paste: "Paste"
        }
    }

    var keyHint: KeyHint {
        switch self {
        case .copy: KeyHint("w", modifiers: .option, title: title)
        case .cut: KeyHint("x", modifiers: .control, title: title)
        case .paste: KeyHint("y", modifiers: .control, title: title)
        }
    }
}
