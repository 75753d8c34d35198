import SwiftUICompat

/// Signs in through a web page. A terminal can neither show the page nor learn of its end, so the session fails.
@MainActor @preconcurrency
public final class ASWebAuthenticationSession {
    /// Called when the session ends, with the callback URL or with an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// Provides the window for a session.
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// The value is kept, but has no effect.
    public var prefersEphemeralWebBrowserSession = false

    private let completion: CompletionHandler

    /// Creates a session.
    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    /// Fails with the error `presentationContextInvalid`, and returns false.
    @discardableResult
    public func start() -> Bool {
        completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
        return false
    }

    /// Has no effect: no session is in progress.
    public func cancel() {}
}

/// Provides the window for a session.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The window for a session.
public typealias ASPresentationAnchor = UIWindow

/// The reason why a session failed.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    /// The error code.
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The user cancelled.
    public static let canceledLogin = Code.canceledLogin
}
