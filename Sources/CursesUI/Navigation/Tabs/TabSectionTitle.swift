/// The title of a section of tabs, which a sidebar shows above the tabs.
struct TabSectionTitle {
    /// Distinguishes the section from its neighbours.
    let id: Namespace.ID
    let header: AnyView
    let actions: AnyView?
}

/// Gives tabs the title of their section.
struct TabSectionModifier<Header: View> {
    let header: Header
    @Namespace private var id
    @Environment(\.tabSectionActions) private var actions

    nonisolated init(header: Header) {
        self.header = header
    }
}

extension TabSectionModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .environment(\.tabSectionTitle, TabSectionTitle(id: id, header: AnyView(header), actions: actions))
            .environment(\.tabSectionActions, nil)
    }
}

private struct TabSectionTitleKey: EnvironmentKey {
    static var defaultValue: TabSectionTitle? { nil }
}

private struct TabSectionActionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    static let tabSectionTitleID = EnvironmentKeyID(TabSectionTitleKey.self)

    /// The title of the section that contains the tab.
    var tabSectionTitle: TabSectionTitle? {
        get { self[TabSectionTitleKey.self] }
        set { self[TabSectionTitleKey.self] = newValue }
    }

    /// The controls beside the titles of the sections in the tabs.
    var tabSectionActions: AnyView? {
        get { self[TabSectionActionsKey.self] }
        set { self[TabSectionActionsKey.self] = newValue }
    }
}
