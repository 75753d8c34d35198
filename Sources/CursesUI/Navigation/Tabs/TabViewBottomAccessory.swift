/// Where the view is that an app adds to a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar of a tab view. In a terminal, no view is there, because the bar is at the top.
    case inline
    /// In rows of its own.
    case expanded
}

private struct TabViewBottomAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private struct TabViewBottomAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// Where the view is, if it is in the accessory of a tab view; otherwise `nil`. In a terminal it is
    /// ``TabViewBottomAccessoryPlacement/expanded``.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabViewBottomAccessoryPlacementKey.self] }
        set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
    }

    /// The view that the tab views in the view show below their pages.
    var tabViewBottomAccessory: AnyView? {
        get { self[TabViewBottomAccessoryKey.self] }
        set { self[TabViewBottomAccessoryKey.self] = newValue }
    }
}

extension View {
    /// Shows a view below the pages of the tab views in the view, such as the controls of a player. It stays when a
    /// different tab is selected, and is not shown for tab views within pages.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabViewBottomAccessory, AnyView(content()))
    }

    /// Shows a view below the pages of the tab views in the view while a condition holds. See
    /// ``tabViewBottomAccessory(content:)``.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabViewBottomAccessory, isEnabled ? AnyView(content()) : nil)
    }
}
