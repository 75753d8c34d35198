/// The position of the bottom accessory of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the tab bar. A terminal does not use this placement, because the tab bar is at the top.
    case inline
    /// Below the pages, in rows of its own.
    case expanded
}

private struct TabViewBottomAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private struct TabViewBottomAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// The position of the accessory that contains the view: ``TabViewBottomAccessoryPlacement/expanded`` in a
    /// terminal; `nil` outside of an accessory.
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
    /// Shows an accessory, such as the controls of a player, below the pages of the tab views in the view.
    ///
    /// The accessory keeps its state when a different tab is selected. Tab views inside a page do not show it.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabViewBottomAccessory, AnyView(content()))
    }

    /// Shows an accessory below the pages of the tab views in the view.
    ///
    /// See ``tabViewBottomAccessory(content:)``.
    ///
    /// - Parameter isEnabled: whether the accessory is shown.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        environment(\.tabViewBottomAccessory, isEnabled ? AnyView(content()) : nil)
    }
}
