/// The appearance of lists.
public protocol ListStyle: Sendable {
    // A style only describes how its list shows rows. CursesUI has no other styles than the styles in this file.
    var _look: _ListLook { get }
}

/// The appearance of a list's rows; internal to CursesUI.
public struct _ListLook: Hashable, Sendable {
    let look: ListLook
}

/// The default style of lists: rows from edge to edge, as in ``PlainListStyle``; headers scroll with the rows.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .automatic) }
}

/// Rows from edge to edge; the header of a section is a bold line, which stays visible while its rows are scrolled.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows with margins at the sides. The header of a section is a bold line; a blank row is above a section without one.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Sections in boxes, with the header in the top line. Rows outside of sections are in separate boxes.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows with an empty column on each side.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .inset) }
}

/// Rows with an empty column on each side. It suits a list beside its detail view.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .inset) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default list style; see ``DefaultListStyle``.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// A list style with rows from edge to edge; see ``PlainListStyle``.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A list style with margins on both sides; see ``GroupedListStyle``.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A list style with sections in boxes; see ``InsetGroupedListStyle``.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// A list style with an empty column on each side; see ``InsetListStyle``.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A list style for a sidebar; see ``SidebarListStyle``.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A type-erased list style, which the environment holds.
struct AnyListStyle: Hashable {
    let look: ListLook
}

private struct ListStyleKey: EnvironmentKey {
    static let defaultValue = AnyListStyle(look: .automatic)
}

extension EnvironmentValues {
    var listStyle: AnyListStyle {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the lists in the view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, AnyListStyle(look: style._look.look))
    }
}
