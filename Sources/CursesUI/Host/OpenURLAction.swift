import Foundation

/// An action that opens a URL, which views read with `@Environment(\.openURL)`.
///
/// The default action starts the desktop's program (`xdg-open` or `open`), if there is a desktop. A remote session has
/// no desktop, so provide an action that shows the URL.
///
/// ```swift
/// ContentView()
///     .environment(\.openURL, OpenURLAction { url in
///         shown = url
///         return .handled
///     })
/// ```
public struct OpenURLAction {
    /// The result of handling a URL.
    public struct Result: Sendable {
        fileprivate enum Kind {
            case handled, discarded
            case systemAction(URL?)
        }

        fileprivate let kind: Kind

        /// The action has handled the URL.
        public static let handled = Result(kind: .handled)
        /// The action has discarded the URL.
        public static let discarded = Result(kind: .discarded)
        /// The desktop opens the URL.
        public static let systemAction = Result(kind: .systemAction(nil))

        /// Returns a result with which the desktop opens a different URL.
        public static func systemAction(_ url: URL) -> Result {
            Result(kind: .systemAction(url))
        }
    }

    private let handler: (URL) -> Result
    let desktop: (URL) -> Bool

    /// Creates an action with a handler, which decides how each URL is opened.
    @preconcurrency
    public init(handler: @escaping @MainActor (URL) -> Result) {
        self.init(handler: { url in MainActor.assumeIsolated { handler(url) } }, desktop: DesktopOpener.open)
    }

    init(handler: @escaping (URL) -> Result, desktop: @escaping (URL) -> Bool) {
        self.handler = handler
        self.desktop = desktop
    }

    /// Opens a URL.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) {
        self(url) { _ in }
    }

    /// Opens a URL.
    ///
    /// - Parameter completion: receives whether the URL was opened.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .systemAction(let other): completion(desktop(other ?? url))
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction {
        OpenURLAction(handler: { _ in .systemAction }, desktop: DesktopOpener.open)
    }
}

extension EnvironmentValues {
    /// Opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
