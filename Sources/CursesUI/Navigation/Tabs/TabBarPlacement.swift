/// The place of the tabs of a tab view.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String

    /// A bar at the bottom.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// Dots that stand for pages.
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
    /// A sidebar.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// A bar at the top.
    public static let topBar = TabBarPlacement(name: "topBar")
}

private struct TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
}

extension EnvironmentValues {
    /// The place of the tabs of the tab view that contains the view; `nil` outside of one.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }
}
