/// Screens in front of each other: the root, and those that links lead to.
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
/// A bar at the top shows the title, what leads back, and the items of the toolbar; where there is
/// none of these there is no bar. Escape and Alt-Left lead back, as the button does. Screens that are
/// covered keep their state, but disappear (``View/onDisappear(perform:)``) and end their tasks until they
/// come back; the focus returns to where it was.
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
    /// A stack that keeps its path by itself, with its first screen.
    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
        path = nil
    }

    /// - Parameter path: the values that have led from the root to the screen that is shown.
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
    /// - Parameter path: the values that have led from the root to the screen that is shown.
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
    }
}

/// A screen in front of the root. It is evaluated by itself when what leads to it is described anew.
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
