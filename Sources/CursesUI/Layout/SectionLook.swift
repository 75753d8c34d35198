/// The style in which a container shows its sections.
enum SectionLook: Hashable {
    /// Header, rows and footer are ordinary views.
    case bare
    /// The rows are in a box, and the header is in its top line.
    case boxed
    /// The header has a separate line, and the rows have margins at the sides.
    case inset
    /// The header has a separate line above the rows.
    case plain
    /// Header, rows and footer carry layout values, for a container that shows sections in its own way.
    case marked
}

private struct SectionLookKey: EnvironmentKey {
    static let defaultValue = SectionLook.bare
}

private struct IsInListKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is in a list, which draws the decorations around the rows of sections itself.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }

    var sectionLook: SectionLook {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}
