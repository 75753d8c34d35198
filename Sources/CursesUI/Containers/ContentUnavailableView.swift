/// What stands where there is nothing to show: a sign, a title, why, and what can be done.
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

    /// Says what is not there, in views: a label, a description below it, and what can be done about
    /// it.
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
    /// Says what is not there, with a symbol.
    public init(
        _ title: LocalizedStringKey,
        systemImage name: String,
        description: Text? = nil
    ) {
        self.init(label: { CursesUI.Label(title, systemImage: name) }, description: { description })
    }

    /// Says what is not there, with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage name: String,
        description: Text? = nil
    ) {
        self.init(label: { CursesUI.Label(title, systemImage: name) }, description: { description })
    }

    /// Says what is not there; an image of the app's is shown where it is known.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { CursesUI.Label(title, image: name) }, description: { description })
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// What is shown where a search has found nothing.
    public static var search: ContentUnavailableView { search(text: "") }

    /// What is shown where a search has found nothing.
    ///
    /// - Parameter text: what was searched for.
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

/// The parts of what is shown where a search has found nothing.
public struct SearchUnavailableContent {
    /// A symbol above the name of what is not there.
    public struct Label {
        let text: String
    }

    /// What is said about it.
    public struct Description {}

    /// What can be done about it; nothing, here.
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

/// A sign above a title.
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
