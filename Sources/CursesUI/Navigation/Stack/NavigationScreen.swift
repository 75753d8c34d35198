import CursesUITerminal

/// One screen of a stack: its content between the bars.
struct NavigationScreen<Content: View> {
    let navigation: Navigation
    /// `nil` for the root.
    let entry: NavigationEntry?
    let content: Content
    @State private var title: Text?
    @State private var items: [ToolbarEntry] = []
    @State private var options = NavigationBarOptions()

    init(navigation: Navigation, entry: NavigationEntry?, content: Content) {
        self.navigation = navigation
        self.entry = entry
        self.content = content
    }
}

extension NavigationScreen: View {
    var body: some View {
        VStack(spacing: 0) {
            if hasTopBar {
                NavigationBar(
                    title: title,
                    items: items,
                    back: hasBackButton ? back : nil
                )
            }
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .onPreferenceChange(NavigationTitleKey.self) {
                    title = $0
                    navigation.setTitle($0, of: entry)
                }
                .modifier(
                    OnPreferenceChangeModifier<ToolbarKey>(isSame: { _, _ in false }) { items = $0 }
                )
                .onPreferenceChange(NavigationBarOptionsKey.self) {
                    options = $0
                    navigation.setHidesBackButton($0.hidesBackButton, of: entry)
                }
            if hasBottomBar {
                BottomBar(items: items)
            }
        }
    }

    private var hasBackButton: Bool { entry != nil && !options.hidesBackButton }

    private var hasTopBar: Bool {
        let isNeeded = title != nil || hasBackButton
            || items.contains { $0.placement.area != .bottom }
        return isNeeded && !options.isHidden
    }

    private var hasBottomBar: Bool {
        items.contains { $0.placement.area == .bottom } && !options.isBottomHidden
    }

    @MainActor
    private var back: NavigationBar.Back {
        NavigationBar.Back(title: navigation.title(before: entry)) { navigation.goBack() }
    }
}
