import SwiftUICompat

/// Signs in at a page of the web. A terminal cannot show the page nor hear of its end: the session fails.
@MainActor @preconcurrency
public final class ASWebAuthenticationSession {
    /// Called with the address at the end, or with an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// Names the window of a session.
    public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Is kept, and has no effect.
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

    /// Has no effect: nothing goes on.
    public func cancel() {}
}

/// Names the window of a session.
@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The window of a session.
public typealias ASPresentationAnchor = UIWindow

/// The reason why a session has failed.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    /// The kind of the reason.
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    /// The kind of the reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }

    /// The user has cancelled.
    public static let canceledLogin = Code.canceledLogin
}
