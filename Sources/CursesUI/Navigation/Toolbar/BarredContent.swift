/// Views between their title bar and their bottom bar: a screen of a stack, or the content of a window.
///
/// Only the bars read the preferences, so a change of preferences does not evaluate the content again.
struct BarredContent<Content: View> {
    /// The stack of the screen.
    let navigation: Navigation?
    /// `nil` for the root of a stack.
    let entry: NavigationEntry?
    let content: Content
    @State private var bars = ScreenBars()
    /// Whether a text input of the screen has the focus.
    @State private var isTyping = false

    init(
        navigation: Navigation? = nil,
        entry: NavigationEntry? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.navigation = navigation
        self.entry = entry
        self.content = content()
    }
}

extension BarredContent: View {
    var body: some View {
        let bars = $bars
        VStack(spacing: 0) {
            TopBar(bars: bars, navigation: navigation, entry: entry).modifier(BarTraitModifier())
            content
                .onPreferenceChange(NavigationTitleKey.self) {
                    bars.wrappedValue.title = $0
                    navigation?.setTitle($0, of: entry)
                }
                .modifier(
                    OnPreferenceChangeModifier<ToolbarKey>(isSame: { _, _ in false }) {
                        bars.wrappedValue.items = $0
                    }
                )
                .onPreferenceChange(NavigationBarOptionsKey.self) {
                    bars.wrappedValue.options = $0
                    navigation?.setHidesBackButton($0.hidesBackButton, of: entry)
                }
                .onPreferenceChange(HiddenTabBarKey.self) { navigation?.setHidesTabBar($0, of: entry) }
            FootBar(bars: bars, isTyping: $isTyping).modifier(BarTraitModifier())
        }
        .modifier(TypingModifier(isTyping: $isTyping))
    }
}

/// The bar at the top, if it has content.
private struct TopBar: View {
    @Binding var bars: ScreenBars
    let navigation: Navigation?
    let entry: NavigationEntry?
    @Environment(\.isDetailRoot) private var isDetailRoot

    init(bars: Binding<ScreenBars>, navigation: Navigation?, entry: NavigationEntry?) {
        _bars = bars
        self.navigation = navigation
        self.entry = entry
    }

    var body: some View {
        bars.top(back: back, isInStack: navigation != nil)
    }

    private var back: NavigationBar.Back? {
        guard let navigation, let entry, !isDetailRoot, !bars.options.hidesBackButton else { return nil }
        return NavigationBar.Back(title: navigation.title(before: entry)) { navigation.goBack() }
    }
}

/// The bar at the bottom, if it has content.
private struct FootBar: View {
    @Binding var bars: ScreenBars
    let isTyping: Binding<Bool>

    var body: some View { bars.bottom(isTyping: isTyping) }
}

private struct IsDetailRootKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the screen replaces the root of a split view's detail: its bar has no back button.
    var isDetailRoot: Bool {
        get { self[IsDetailRootKey.self] }
        set { self[IsDetailRootKey.self] = newValue }
    }
}
