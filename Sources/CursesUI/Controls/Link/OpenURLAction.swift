import Foundation

/// Opens a URL, as `@Environment(\.openURL)` gives it to a view.
///
/// Where no view says otherwise, the desktop's own program is started (`xdg-open`, `open`), if there is
/// a desktop. In a session over the network there is none: provide an action that shows the address.
///
/// ```swift
/// ContentView()
///     .environment(\.openURL, OpenURLAction { url in
///         shown = url
///         return .handled
///     })
/// ```
public struct OpenURLAction {
    /// What an action has made of a URL.
    public struct Result: Sendable {
        fileprivate enum Kind {
            case handled, discarded
            case systemAction(URL?)
        }

        fileprivate let kind: Kind

        /// The URL is dealt with.
        public static let handled = Result(kind: .handled)
        /// The URL is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// The desktop is to open the URL.
        public static let systemAction = Result(kind: .systemAction(nil))

        /// The desktop is to open another URL.
        public static func systemAction(_ url: URL) -> Result {
            Result(kind: .systemAction(url))
        }
    }

    private let handler: (URL) -> Result
    let desktop: (URL) -> Bool

    /// An action that is asked about an address first.
    @preconcurrency
    public init(handler: @escaping @MainActor (URL) -> Result) {
        self.init(handler: { url in MainActor.assumeIsolated { handler(url) } }, desktop: DesktopOpener.open)
    }

    init(handler: @escaping (URL) -> Result, desktop: @escaping (URL) -> Bool) {
        self.handler = handler
        self.desktop = desktop
    }

    /// Opens an address.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) {
        self(url) { _ in }
    }

    /// - Parameter completion: told whether the URL was opened.
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
