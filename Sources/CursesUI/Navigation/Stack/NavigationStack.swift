/// A stack of screens: the root, and the screens that links lead to.
///
/// ```swift
/// NavigationStack {
///     List(cities) { city in
///         NavigationLink(city.name, value: city)
///     }
///     .navigationTitle("Cities")
///     .navigationDestination(for: City.self) { CityView(city: $0) }
/// }
/// ```
///
/// ```text
/// ‹ Cities          Paris           [ Edit ]
/// ──────────────────────────────────────────
/// 2,100,000 inhabitants
/// ```
///
/// A bar at the top shows the back button, the title, and the toolbar items; without any of these there is no bar.
/// Escape and Alt-Left go back, like the button. Covered screens keep their state, but they disappear
/// (``View/onDisappear(perform:)``) and their tasks end until they come back. The focus then returns to its previous
/// place.
///
/// ![A list with sections and links in a terminal](Gallery-lists.svg)
public struct NavigationStack<Data, Root: View> {
    let root: Root
    let path: NavigationPathBinding?
    @State private var ownPath = NavigationPath()
    @State private var navigation = Navigation()
    @State private var changes = 0
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack that manages its own path.
    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
        path = nil
    }

    /// Creates a stack with a path.
    ///
    /// - Parameter path: the values whose screens lead from the root to the visible screen.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = NavigationPathBinding(path)
    }
}

extension NavigationStack
where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
{
    /// Creates a stack with a path.
    ///
    /// - Parameter path: the values whose screens lead from the root to the visible screen.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = NavigationPathBinding(path)
    }
}

extension NavigationStack: View {
    public var body: some View {
        let navigation = navigation
        let changes = $changes
        let _ = changes.wrappedValue
        let _ = navigation.didChange = { changes.wrappedValue += 1 }
        let _ = navigation.follow(path ?? NavigationPathBinding($ownPath))
        NavigationScreens(navigation: navigation) {
            NavigationScreen(navigation: navigation, entry: nil, content: root)
                .modifier(PresenceModifier(isPresent: navigation.entries.isEmpty))
            ForEach(navigation.entries) { entry in
                NavigationEntryScreen(navigation: navigation, entry: entry)
                    .environment(\.presentation, Presentation(entry))
                    .modifier(PresenceModifier(isPresent: entry === navigation.entries.last))
            }
        }
        .environment(\.navigation, NavigationReference(navigation: navigation))
        .environment(\.isDetailRoot, false)
    }
}

/// A screen in front of the root. It is evaluated separately when its view is described again.
struct NavigationEntryScreen {
    let navigation: Navigation
    let entry: NavigationEntry
}

extension NavigationEntryScreen: View {
    var body: some View {
        let _ = entry.revision.value
        NavigationScreen(
            navigation: navigation,
            entry: entry,
            content: navigation.view(of: entry)
        )
    }
}
