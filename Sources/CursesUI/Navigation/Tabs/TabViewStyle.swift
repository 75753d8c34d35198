/// The appearance of a tab view.
enum TabViewLook {
    /// A bar with the labels of the tabs.
    case bar
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
public struct TabViewStyle: Sendable {
    let look: TabViewLook

    /// A bar at the top.
    public static let automatic = TabViewStyle(look: .bar)
    /// A bar of tabs at the top.
    public static let tabBarOnly = TabViewStyle(look: .bar)
    /// A bar of tabs at the top.
    public static let grouped = TabViewStyle(look: .bar)
    /// A bar of tabs at the top, on every screen.
    public static let sidebarAdaptable = TabViewStyle(look: .bar)
    /// Dots at the bottom, between arrows.
    public static let page = TabViewStyle(look: .pages)

    /// Pages with dots at the bottom.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle {
        TabViewStyle(look: indexDisplayMode == .never ? .bare : .pages)
    }
}

extension View {
    /// Sets the style of the tab views in the view.
    nonisolated public func tabViewStyle(_ style: TabViewStyle) -> some View {
        environment(\.tabViewLook, style.look)
    }
}
