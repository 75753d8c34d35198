/// What a container makes of the sections in it.
enum SectionLook: Hashable {
    /// Header, rows and footer are views like others.
    case bare
    /// The rows stand in a box, the header in its top line.
    case boxed
    /// The header is a line of its own, and the rows are set off from the sides.
    case inset
    /// The header is a line of its own above the rows.
    case plain
}

private struct SectionLookKey: EnvironmentKey {
    static let defaultValue = SectionLook.bare
}

private struct IsInListKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a list draws what is around the rows of sections.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }

    var sectionLook: SectionLook {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}
