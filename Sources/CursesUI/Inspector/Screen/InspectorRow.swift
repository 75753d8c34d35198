import CursesUITerminal

/// A row of an inspector's list.
struct InspectorRow: Equatable, Identifiable {
    /// The role of a text in a row, which determines its colour. Without colours, roles differ in their text attributes
    /// or wording.
    enum Look: Equatable {
        case plain, faint, strong, heading, name, value, warning

        var style: Style {
            switch self {
            case .plain: Style()
            case .faint: Style(attributes: .dim)
            case .strong: Style(attributes: .bold)
            case .heading: Style(foreground: .cyan, attributes: [.bold, .underline])
            case .name: Style(foreground: .cyan)
            case .value: Style(foreground: .green)
            case .warning: Style(foreground: .yellow, attributes: .bold)
            }
        }
    }

    /// A text with a single look.
    struct Run: Equatable {
        var text: String
        var look: Look
    }

    var id: Int
    var runs: [Run] = []
    /// The text at the end of the row.
    var trailing: Run?
    /// The column of the symbol that collapses or expands the row.
    var foldColumn: Int?

    init(id: Int, _ runs: Run..., trailing: Run? = nil, foldColumn: Int? = nil) {
        self.id = id
        self.runs = runs
        self.trailing = trailing
        self.foldColumn = foldColumn
    }
}

extension [InspectorRow] {
    /// Appends a row, whose id is its index.
    mutating func add(_ runs: InspectorRow.Run..., trailing: InspectorRow.Run? = nil) {
        var row = InspectorRow(id: count, trailing: trailing)
        row.runs = runs
        append(row)
    }
}

extension InspectorRow.Run {
    static func plain(_ text: String) -> Self { Self(text: text, look: .plain) }
    static func faint(_ text: String) -> Self { Self(text: text, look: .faint) }
    static func strong(_ text: String) -> Self { Self(text: text, look: .strong) }
    static func heading(_ text: String) -> Self { Self(text: text, look: .heading) }
    static func name(_ text: String) -> Self { Self(text: text, look: .name) }
    static func value(_ text: String) -> Self { Self(text: text, look: .value) }
    static func warning(_ text: String) -> Self { Self(text: text, look: .warning) }
}
