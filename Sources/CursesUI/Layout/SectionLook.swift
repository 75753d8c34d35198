/// How a container shows its sections.
enum SectionLook: Hashable {
    /// Header, rows and footer are ordinary views.
    case bare
    /// The rows are in a box, with the header in its top line.
    case boxed
    /// The header is a line of its own, and the rows have margins at the sides.
    case inset
    /// The header is a line of its own above the rows.
    case plain
    /// Header, rows and footer have marks for a container that shows sections in its own way.
    case marked
}

private struct SectionLookKey: EnvironmentKey {
    static let defaultValue = SectionLook.bare
}

private struct IsInListKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a list draws the decorations around the rows of sections.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }

    var sectionLook: SectionLook {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}
