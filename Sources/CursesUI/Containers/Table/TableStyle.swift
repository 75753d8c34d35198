/// The appearance of a table. In a terminal, a table looks like a plain list.
public struct TableStyle: Hashable, Sendable {
    private let name: String
    fileprivate var alternatesRows = false

    /// The default style of tables.
    public static let automatic = TableStyle(name: "automatic")
    /// The same as ``automatic``.
    public static let inset = TableStyle(name: "inset")
    /// The same as ``automatic``.
    public static let bordered = TableStyle(name: "bordered")

    /// Returns a style that is the same as ``automatic`` except for the backgrounds of rows.
    ///
    /// - Parameter alternatesRowBackgrounds: whether every second row has a different background, if the theme has
    ///   surfaces (<doc:Design>).
    public static func inset(alternatesRowBackgrounds: Bool) -> TableStyle {
        TableStyle(name: "inset", alternatesRows: alternatesRowBackgrounds)
    }

    /// Returns a style that is the same as ``automatic`` except for the backgrounds of rows.
    ///
    /// - Parameter alternatesRowBackgrounds: whether every second row has a different background, if the theme has
    ///   surfaces (<doc:Design>).
    public static func bordered(alternatesRowBackgrounds: Bool) -> TableStyle {
        TableStyle(name: "bordered", alternatesRows: alternatesRowBackgrounds)
    }
}

private struct AlternatesRowsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether every second row of a list or a table has a different background.
    var alternatesRows: Bool {
        get { self[AlternatesRowsKey.self] }
        set { self[AlternatesRowsKey.self] = newValue }
    }
}

private struct TableColumnHeadersKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
    /// Whether tables show the titles of their columns.
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the tables in the view show the titles of their columns.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }

    /// Sets the style of the tables in the view, which determines whether every second row has a different background.
    nonisolated public func tableStyle(_ style: TableStyle) -> some View {
        environment(\.alternatesRows, style.alternatesRows)
    }

    /// Sets whether every second row of the lists and tables in the view has a different background. This needs a theme
    /// with surfaces (<doc:Design>).
    nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
        -> some View
    {
        environment(\.alternatesRows, behavior == .enabled)
    }
}

/// Whether every second row has a different background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String

    /// The same as ``disabled``.
    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    /// Every second row has a different background.
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    /// All rows have the background of the list.
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
