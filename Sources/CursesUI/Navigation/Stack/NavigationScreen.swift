/// A screen of a stack: its content between bars.
struct NavigationScreen<Content: View> {
    let navigation: Navigation
    /// `nil` for the root.
    let entry: NavigationEntry?
    let content: Content
    /// The edit mode of a screen that has been pushed.
    @State private var editMode = EditMode.inactive

    init(navigation: Navigation, entry: NavigationEntry?, content: Content) {
        self.navigation = navigation
        self.entry = entry
        self.content = content
    }
}

extension NavigationScreen: View {
    var body: some View {
        BarredContent(navigation: navigation, entry: entry) {
            Viewport(.screen()) {
                VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .transformEnvironment(\.editMode) { [$editMode, isRoot = entry == nil] in if !isRoot { $0 = $editMode } }
    }
}
