import CursesUITerminal

/// One screen of a stack: its content between the bars.
struct NavigationScreen<Content: View> {
    let navigation: Navigation
    /// `nil` for the root.
    let entry: NavigationEntry?
    let content: Content
    @State private var bars = ScreenBars()

    init(navigation: Navigation, entry: NavigationEntry?, content: Content) {
        self.navigation = navigation
        self.entry = entry
        self.content = content
    }
}

extension NavigationScreen: View {
    var body: some View {
        VStack(spacing: 0) {
            ScreenTopBar(bars: bars, navigation: navigation, entry: entry)
            VStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .onPreferenceChange(NavigationTitleKey.self) {
                    bars.title = $0
                    navigation.setTitle($0, of: entry)
                }
                .modifier(
                    OnPreferenceChangeModifier<ToolbarKey>(isSame: { _, _ in false }) { bars.items = $0 }
                )
                .onPreferenceChange(NavigationBarOptionsKey.self) {
                    bars.options = $0
                    navigation.setHidesBackButton($0.hidesBackButton, of: entry)
                }
            ScreenBottomBar(bars: bars)
        }
    }
}
