import CursesUITerminal

/// A line of an inspector's list.
struct InspectorRow: Equatable, Identifiable {
    /// The role of a part of a line, which determines its colour. Without colours, roles differ by their attributes or
    /// by their words.
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

    /// A text in one look.
    struct Run: Equatable {
        var text: String
        var look: Look
    }

    var id: Int
    var runs: [Run] = []
    /// The part at the end of the line.
    var trailing: Run?
    /// The column of the mark that folds the row.
    var foldColumn: Int?

    init(id: Int, _ runs: Run..., trailing: Run? = nil, foldColumn: Int? = nil) {
        self.id = id
        self.runs = runs
        self.trailing = trailing
        self.foldColumn = foldColumn
    }
}

extension [InspectorRow] {
    /// Adds a line, whose id is its place.
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
