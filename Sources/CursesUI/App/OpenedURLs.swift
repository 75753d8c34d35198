import Foundation

/// The URLs with which an app has been opened: the arguments of the command line that are URLs but no files.
///
/// ```sh
/// swift run Recipes 'recipes://open/42'
/// ```
@MainActor
final class OpenedURLs {
    private var urls: [URL]
    private var isDelivering = false

    nonisolated init(_ urls: [URL] = []) {
        self.urls = urls
    }

    /// Finds the URLs among arguments.
    nonisolated convenience init(arguments: some Sequence<String>) {
        self.init(
            arguments.compactMap { argument in
                guard argument.contains("://"), let url = URL(string: argument), let scheme = url.scheme,
                    scheme != "file"
                else { return nil }
                return url
            })
    }

    /// Calls an action with each URL, if the app is being opened. All actions of the views that appear first are called.
    func deliver(to action: (URL) -> Void) {
        guard !urls.isEmpty else { return }
        for url in urls { action(url) }
        guard !isDelivering else { return }
        isDelivering = true
        Task { urls = [] }
    }
}

private struct OpenedURLsKey: EnvironmentKey {
    static var defaultValue: OpenedURLs { OpenedURLs() }
}

extension EnvironmentValues {
    /// The URLs with which the app has been opened.
    var openedURLs: OpenedURLs {
        get { self[OpenedURLsKey.self] }
        set { self[OpenedURLsKey.self] = newValue }
    }
}

/// Runs an action with the URLs with which the app has been opened.
struct OnOpenURLModifier {
    let action: (URL) -> Void
    @Environment(\.openedURLs) private var urls

    init(action: @escaping (URL) -> Void) {
        self.action = action
    }
}

extension OnOpenURLModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onAppear { urls.deliver(to: action) }
    }
}

extension View {
    /// Runs an action with a URL that opens the app: each argument of the command line that is a URL and no file, such
    /// as `recipes://open/42`. The action runs when the view appears with the app.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OnOpenURLModifier(action: action))
    }
}
