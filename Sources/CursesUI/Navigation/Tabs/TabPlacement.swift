/// The place of a tab. In a terminal, all tabs are in the bar.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// The bar.
    public static let automatic = TabPlacement(name: "automatic")
    /// The same as ``automatic``.
    public static let pinned = TabPlacement(name: "pinned")
    /// The same as ``automatic``: a terminal has no sidebar of tabs.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// A place where a tab view may show its tabs. A terminal has only the bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// The bar.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// A sidebar, which a terminal does not have.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
    /// Changes nothing: tabs are always in the bar.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: a terminal has no sidebar of tabs.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unchanged()
    }

    /// Changes nothing: a terminal has no sidebar of tabs.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unchanged()
    }

    /// Changes nothing: a terminal has no sidebar of tabs.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unchanged()
    }
}
