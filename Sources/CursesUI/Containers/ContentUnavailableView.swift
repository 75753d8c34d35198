/// A view for missing content: an icon, a title, a description, and actions.
///
/// ```swift
/// ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail appears here."))
/// ```
///
/// ```text
///            ▤
///         No mail
///  New mail appears here.
/// ```
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view for missing content, with a label, a description below it, and actions.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView
where Label == CursesUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view for missing content, with a title and a symbol.
    public init(
        _ title: LocalizedStringKey,
        systemImage name: String,
        description: Text? = nil
    ) {
        self.init(label: { CursesUI.Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a view for missing content, with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage name: String,
        description: Text? = nil
    ) {
        self.init(label: { CursesUI.Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a view for missing content, with a title and an image from the app.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { CursesUI.Label(title, image: name) }, description: { description })
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view for a search without results.
    public static var search: ContentUnavailableView { search(text: "") }

    /// Returns a view for a search without results.
    ///
    /// - Parameter text: the text of the search.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The parts of the view for a search without results.
public struct SearchUnavailableContent {
    /// The label: a symbol and the text of the search.
    public struct Label {
        let text: String
    }

    /// The description.
    public struct Description {}

    /// The actions, which are empty.
    public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
    public var body: some View {
        Label {
            Text(verbatim: text.isEmpty ? "No results" : "No results for “\(text)”")
        } icon: {
            Image(systemName: "magnifyingglass")
        }
    }
}

extension SearchUnavailableContent.Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 0) {
            label.labelStyle(UnavailableLabelStyle())
            description
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            VStack(spacing: 0) { actions }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// An icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.icon.foregroundStyle(.secondary)
            configuration.title
                .bold()
                .multilineTextAlignment(.center)
        }
    }
}
