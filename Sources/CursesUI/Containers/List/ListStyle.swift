/// The look of lists.
public protocol ListStyle: Sendable {
    // A list's look is made of how it shows its rows; there are no others than those below.
    var _look: _ListLook { get }
}

/// How a list shows its rows; known to CursesUI alone.
public struct _ListLook: Hashable, Sendable {
    let look: ListLook
}

/// The look that lists have where nobody sets one: ``PlainListStyle``.
public struct DefaultListStyle: ListStyle {
    public init() {}

    public var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows from edge to edge; the header of a section is a bold line.
public struct PlainListStyle: ListStyle {
    public init() {}

    public var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows set off from the sides; the header of a section is a bold line.
public struct GroupedListStyle: ListStyle {
    public init() {}

    public var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Sections in boxes, the header in the top line; rows outside of any in a box of their own.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}

    public var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows with a column free at the sides.
public struct InsetListStyle: ListStyle {
    public init() {}

    public var _look: _ListLook { _ListLook(look: .inset) }
}

/// Rows with a column free at the sides, for a list beside what it leads to.
public struct SidebarListStyle: ListStyle {
    public init() {}

    public var _look: _ListLook { _ListLook(look: .inset) }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A list style of any type, as the environment holds it.
struct AnyListStyle: Hashable {
    let look: ListLook
}

private struct ListStyleKey: EnvironmentKey {
    static let defaultValue = AnyListStyle(look: .plain)
}

extension EnvironmentValues {
    var listStyle: AnyListStyle {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the lists in the view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, AnyListStyle(look: style._look.look))
    }
}
