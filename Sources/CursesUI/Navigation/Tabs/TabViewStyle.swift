/// The appearance of a tab view.
enum TabViewLook {
    /// A bar with the labels of the tabs.
    case bar
    /// A sidebar with the labels of the tabs where there is space for it, and otherwise a bar.
    case sidebarAdaptable
    /// A row of dots.
    case pages
    /// Only the selected tab.
    case bare
}

private struct TabViewLookKey: EnvironmentKey {
    static let defaultValue = TabViewLook.bar
}

extension EnvironmentValues {
    var tabViewLook: TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
}

/// The style of tab views.
public protocol TabViewStyle: Sendable {
    // A style only selects an appearance. CursesUI has no other styles than those in this file and in PageStyle.swift.
    var _look: _TabViewLook { get }
}

/// The appearance of a tab view; internal to CursesUI.
public struct _TabViewLook: Hashable, Sendable {
    let look: TabViewLook
}

/// The default style of tab views: a bar at the top.
public struct DefaultTabViewStyle: TabViewStyle, Hashable {
    /// Creates the style, which has no options.
    public init() {}

    public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}

/// A bar of tabs at the top.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Hashable {
    /// Creates the style, which has no options.
    public init() {}

    public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}

/// A bar of tabs at the top.
public struct GroupedTabViewStyle: TabViewStyle, Hashable {
    /// Creates the style, which has no options.
    public init() {}

    public var _look: _TabViewLook { _TabViewLook(look: .bar) }
}

/// A sidebar with the tabs, on a screen of at least 60 columns; a bar at the top of a narrower one.
///
/// ```text
/// Home           │
/// Albums         │       Welcome!
/// Artists        │
/// ```
///
/// ``View/defaultAdaptableTabBarPlacement(_:)`` chooses the bar on every screen.
/// ``View/tabViewSidebarHeader(content:)`` and its neighbours add views to the sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Hashable {
    /// Creates the style, which has no options.
    public init() {}

    public var _look: _TabViewLook { _TabViewLook(look: .sidebarAdaptable) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar at the top.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs at the top.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A bar of tabs at the top.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar on a wide screen, and a bar at the top of a narrow one.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Dots at the bottom, between arrows.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages with dots at the bottom.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets the style of the tab views in the view.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLook, style._look.look)
    }
}
