/// Tabs with a modifier of their views.
struct ModifiedTabs<Content: TabContent, Modifier: ViewModifier> {
    let content: Content
    let modifier: Modifier
}

extension ModifiedTabs: PrimitiveTabContent {
    typealias TabValue = Content.TabValue

    var views: some View { TabViews(content: content).modifier(modifier) }
}

/// Removes tabs from the bar.
private struct HiddenTabs {
    let isHidden: Bool
}

extension HiddenTabs: ViewModifier {
    func body(content: Content) -> some View {
        if !isHidden { content }
    }
}

private struct TabBadgeModifier {
    let label: Text?
}

extension TabBadgeModifier: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.tabBadge, label) }
}

private struct DisabledTabs {
    let isDisabled: Bool
}

extension DisabledTabs: ViewModifier {
    func body(content: Content) -> some View {
        content.disabled(isDisabled).transformEnvironment(\.isTabEnabled) { $0 = $0 && !isDisabled }
    }
}

private struct TabSectionActionsModifier {
    let actions: AnyView
}

extension TabSectionActionsModifier: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.tabSectionActions, actions) }
}

private struct IsTabEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    static let isTabEnabledID = EnvironmentKeyID(IsTabEnabledKey.self)

    /// Whether the tab that contains the view can be selected in the bar.
    var isTabEnabled: Bool {
        get { self[IsTabEnabledKey.self] }
        set { self[IsTabEnabledKey.self] = newValue }
    }
}

extension TabContent {
    nonisolated private func modifier<M: ViewModifier>(_ modifier: M) -> some TabContent<TabValue> {
        ModifiedTabs(content: self, modifier: modifier)
    }

    /// Shows a count beside the labels of the tabs, unless it is zero.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        modifier(TabBadgeModifier(label: count == 0 ? nil : Text("\(count)")))
    }

    /// Shows a text beside the labels of the tabs.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        modifier(TabBadgeModifier(label: label))
    }

    /// Shows a text beside the labels of the tabs.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        modifier(TabBadgeModifier(label: key.map { Text($0) }))
    }

    /// Shows a text beside the labels of the tabs.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        modifier(TabBadgeModifier(label: label.map { Text($0) }))
    }

    /// Removes the tabs from the bar.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        modifier(HiddenTabs(isHidden: hidden))
    }

    /// Sets whether the tabs are disabled. A disabled tab is in the bar, but cannot be selected there.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        modifier(DisabledTabs(isDisabled: disabled))
    }

    /// Changes nothing: all tabs are in the bar, or all are in the sidebar.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

    /// Changes nothing: the user cannot rearrange tabs, so their visibility is what `hidden(_:)` determines.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        self
    }

    /// Changes nothing: the user cannot rearrange tabs.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        self
    }

    /// Sets the name of the tab in a ``TabViewCustomization``, which can hide the tab.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        modifier(CustomizedTab(id: id))
    }

    /// Adds controls to the titles of the sections of tabs. A sidebar shows them at the end of the title's row.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        modifier(TabSectionActionsModifier(actions: AnyView(content())))
    }

    /// Changes nothing: the rows of the sidebar have no actions in a terminal.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        self
    }

    /// Changes nothing: the rows of the sidebar have no menus in a terminal.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        self
    }

    /// Changes nothing: the rows of the sidebar accept no items in a terminal.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        self
    }

    /// Changes nothing: the rows of the sidebar cannot be dragged in a terminal.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TabContent<TabValue> {
        self
    }
}
