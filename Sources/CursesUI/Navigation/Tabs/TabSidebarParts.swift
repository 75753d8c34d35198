/// The views that an app adds to the sidebar of a tab view.
struct TabSidebarParts {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
}

private struct TabSidebarPartsKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

extension EnvironmentValues {
    /// The views that are added to the sidebars of the tab views in the view.
    var tabSidebarParts: TabSidebarParts {
        get { self[TabSidebarPartsKey.self] }
        set { self[TabSidebarPartsKey.self] = newValue }
    }
}

extension View {
    /// Shows a view above the tabs in the sidebar of the tab views in the view.
    ///
    /// A tab view has a sidebar in the style ``SidebarAdaptableTabViewStyle``, on a screen of at least 60 columns.
    /// Elsewhere, where the tabs are in a bar, the view is not shown.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.header = view }
    }

    /// Shows a view below the tabs in the sidebar of the tab views in the view.
    ///
    /// See ``tabViewSidebarHeader(content:)``.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.footer = view }
    }

    /// Shows a view in the last rows of the sidebar of the tab views in the view. The tabs scroll above it.
    ///
    /// See ``tabViewSidebarHeader(content:)``.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = view }
    }
}
