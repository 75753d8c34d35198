import SwiftUICompat

/// Signs in through a web page. A terminal can neither show the page nor learn of its end, so each session fails.
@MainActor @preconcurrency
public struct WebAuthenticationSession {
    /// The cookies of a session; ignored in a terminal.
    public struct BrowserSession: Hashable, Sendable {
        private let name: String

        /// A session that shares nothing with others.
        public static let ephemeral = BrowserSession(name: "ephemeral")
        /// A session with the cookies of the browser.
        public static let shared = BrowserSession(name: "shared")
    }

    nonisolated init() {}

    /// Fails with the error `presentationContextInvalid`.
    ///
    /// - Parameter preferredBrowserSession: has no effect.
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        throw ASWebAuthenticationSessionError(.presentationContextInvalid)
    }
}

extension EnvironmentValues {
    /// Signs in through a web page, which fails in a terminal.
    public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
