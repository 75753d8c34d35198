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
    /// The style, which takes nothing.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows from edge to edge; the header of a section is a bold line.
public struct PlainListStyle: ListStyle {
    /// The style, which takes nothing.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows set off from the sides; the header of a section is a bold line.
public struct GroupedListStyle: ListStyle {
    /// The style, which takes nothing.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Sections in boxes, the header in the top line; rows outside of any in a box of their own.
public struct InsetGroupedListStyle: ListStyle {
    /// The style, which takes nothing.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows with a column free at the sides.
public struct InsetListStyle: ListStyle {
    /// The style, which takes nothing.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .inset) }
}

/// Rows with a column free at the sides, for a list beside what it leads to.
public struct SidebarListStyle: ListStyle {
    /// The style, which takes nothing.
    public init() {}

    public var _look: _ListLook { _ListLook(look: .inset) }
}

extension ListStyle where Self == DefaultListStyle {
    /// ``DefaultListStyle``, in short.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// ``PlainListStyle``, in short.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// ``GroupedListStyle``, in short.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// ``InsetGroupedListStyle``, in short.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// ``InsetListStyle``, in short.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// ``SidebarListStyle``, in short.
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
