import CursesUITerminal

/// An action that the user of an app can assign to a key.
enum KeyAction: Equatable {
    /// The default effect of another key.
    case key(KeyStroke, title: String)
    /// Opens the command palette.
    case palette
    /// Runs a command, a button or a link of the current screen, identified by its title.
    case command(String)

    /// Finds an action by its name in the sections `keys`, `list` and `field` of a key map.
    init?(named name: String) {
        guard let action = Self.named[name] else { return nil }
        self = action
    }

    /// The title in the key help, in a word or two.
    var title: String {
        switch self {
        case .key(_, let title): title
        case .palette: "Commands"
        case .command(let title): title
        }
    }

    static let named: [String: KeyAction] = [
        "up": action(.upArrow, "Up"), "down": action(.downArrow, "Down"), "left": action(.leftArrow, "Left"),
        "right": action(.rightArrow, "Right"), "page-up": action(.pageUp, "Page up"),
        "page-down": action(.pageDown, "Page down"), "first": action(.home, "First"), "last": action(.end, "Last"),
        "next": action(.tab, "Next"), "previous": action(.tab, .shift, "Previous"),
        "next-pane": action(.function(6), "Next pane"), "previous-pane": action(.function(6), .shift, "Previous pane"),
        "next-tab": action(.pageDown, .control, "Next tab"), "previous-tab": action(.pageUp, .control, "Previous tab"),
        "open": action(.return, "Open"), "select": action(.space, "Select"),
        "select-all": action("a", .control, "Select all"), "extend-up": action(.upArrow, .shift, "Extend up"),
        "extend-down": action(.downArrow, .shift, "Extend down"), "delete": action(.deleteForward, "Delete"),
        "move-up": action(.upArrow, .option, "Move up"), "move-down": action(.downArrow, .option, "Move down"),
        "context-menu": action(.function(9), "Menu"), "menu-bar": action(.function(10), "Menus"),
        "back": action(.escape, "Back"), "search": action("f", .control, "Search"),
        "refresh": action(.function(5), "Refresh"), "help": action(.function(1), "Keys"), "commands": .palette,
        "quit": action("c", .control, "Quit"), "suspend": action("z", .control, "Suspend"),
        "redraw": action("l", .control, "Redraw"), "repeat-line": action("g", .control, "Repeat the line"),
        "word-left": action(.leftArrow, .option, "Word left"), "word-right": action(.rightArrow, .option, "Word right"),
        "line-start": action(.home, "Line start"), "line-end": action(.end, "Line end"),
        "text-start": action(.home, .control, "Text start"), "text-end": action(.end, .control, "Text end"),
        "delete-word": action("w", .control, "Delete word"), "copy": action("w", .option, "Copy"),
        "paste": action("y", .control, "Paste"), "undo": action("u", .option, "Undo"),
        "redo": action("e", .option, "Redo"),
    ]

    private static func action(_ key: KeyEquivalent, _ title: String) -> KeyAction { action(key, [], title) }

    private static func action(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ title: String) -> KeyAction {
        .key(KeyStroke(key, modifiers: modifiers), title: title)
    }
}
