/// The place of a tab. In a terminal, all tabs are in the bar, or all are in the sidebar.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// The bar, or the sidebar.
    public static let automatic = TabPlacement(name: "automatic")
    /// The same as ``automatic``.
    public static let pinned = TabPlacement(name: "pinned")
    /// The same as ``automatic``, because a tab that is missing in the bar could not be reached.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// A place where a tab view in the style ``SidebarAdaptableTabViewStyle`` may show its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// The sidebar, where there is space for it.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// The sidebar, where there is space for it.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

private struct AdaptableTabBarPlacementKey: EnvironmentKey {
    static let defaultValue = AdaptableTabBarPlacement.automatic
}

extension EnvironmentValues {
    /// The place of the tabs of tab views that have a sidebar where there is space for it.
    var adaptableTabBarPlacement: AdaptableTabBarPlacement {
        get { self[AdaptableTabBarPlacementKey.self] }
        set { self[AdaptableTabBarPlacementKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the tab views in the view that have the style ``SidebarAdaptableTabViewStyle`` show a bar or a
    /// sidebar.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        environment(\.adaptableTabBarPlacement, defaultPlacement)
    }
}
