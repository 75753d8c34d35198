/// The style of tables.
///
/// In a terminal, the built-in styles differ only in the backgrounds of their rows. A custom style decorates the body of
/// a built-in style:
///
/// ```swift
/// struct Framed: TableStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         InsetTableStyle().makeBody(configuration: configuration).border(.secondary)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol TableStyle {
    associatedtype Body: View

    typealias Configuration = TableStyleConfiguration

    /// Returns the view that shows a table.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a table. Only built-in styles can read them.
public struct TableStyleConfiguration {
    let content: AnyView
}

/// The default style of tables, which looks like a plain list.
public struct AutomaticTableStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``AutomaticTableStyle``, except for the backgrounds of rows.
public struct InsetTableStyle: Sendable {
    fileprivate var alternatesRows = false

    /// Creates the style.
    public init() {}

    /// Creates a style that may alternate the backgrounds of rows.
    ///
    /// - Parameter alternatesRowBackgrounds: whether every second row has a different background, if the theme has
    ///   surfaces (<doc:Design>).
    public init(alternatesRowBackgrounds: Bool) {
        alternatesRows = alternatesRowBackgrounds
    }
}

/// The same as ``InsetTableStyle``.
public struct BorderedTableStyle: Sendable {
    fileprivate var alternatesRows = false

    /// Creates the style.
    public init() {}

    /// Creates a style that may alternate the backgrounds of rows.
    ///
    /// - Parameter alternatesRowBackgrounds: whether every second row has a different background, if the theme has
    ///   surfaces (<doc:Design>).
    public init(alternatesRowBackgrounds: Bool) {
        alternatesRows = alternatesRowBackgrounds
    }
}

/// A style that determines only whether every second row has a different background.
private protocol RowBackgroundStyle {
    var alternatesRows: Bool { get }
}

extension AutomaticTableStyle: RowBackgroundStyle {
    fileprivate var alternatesRows: Bool { false }
}

extension InsetTableStyle: RowBackgroundStyle {}
extension BorderedTableStyle: RowBackgroundStyle {}

extension AutomaticTableStyle: TableStyle {
    public func makeBody(configuration: TableStyleConfiguration) -> some View {
        configuration.content.environment(\.alternatesRows, alternatesRows)
    }
}

extension InsetTableStyle: TableStyle {
    public func makeBody(configuration: TableStyleConfiguration) -> some View {
        configuration.content.environment(\.alternatesRows, alternatesRows)
    }
}

extension BorderedTableStyle: TableStyle {
    public func makeBody(configuration: TableStyleConfiguration) -> some View {
        configuration.content.environment(\.alternatesRows, alternatesRows)
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The short form of ``AutomaticTableStyle``.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// The short form of ``InsetTableStyle``.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// The short form of ``InsetTableStyle``.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// The short form of ``BorderedTableStyle``.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// The short form of ``BorderedTableStyle``.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum TableStyling<S: TableStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: TableStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration).environment(\.tableStyle, nil)
    }
}

extension EnvironmentValues {
    /// The style of tables; `nil` for the default appearance.
    var tableStyle: AnyStyle<TableStyleConfiguration>? {
        get { self[CustomStyleKey<TableStyleConfiguration>.self] }
        set { self[CustomStyleKey<TableStyleConfiguration>.self] = newValue }
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

    /// Sets the style of the tables in the view. A built-in style determines only whether every second row has a
    /// different background.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        let builtIn = style as? any RowBackgroundStyle
        return environment(\.tableStyle, builtIn == nil ? AnyStyle(style, TableStyling<S>.self) : nil)
            .transformEnvironment(\.alternatesRows) { if let builtIn { $0 = builtIn.alternatesRows } }
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
