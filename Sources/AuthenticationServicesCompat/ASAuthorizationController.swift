import SwiftUICompat

/// Performs requests to sign in. A terminal cannot sign in: each request fails, so that an app falls back to its own
/// sign-in.
@MainActor @preconcurrency
open class ASAuthorizationController {
    /// The ways in which requests are performed; they have no effect.
    public struct RequestOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Only accounts that are on the device are offered.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// The requests.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The object that is notified that the requests have failed.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// The object is kept, but never called: no window is shown.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Creates a controller for requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    /// Reports the error `notHandled` to the delegate, after the calling code has run.
    open func performRequests() {
        // The task keeps the controller, as the system does while it performs requests.
        Task {
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
        }
    }

    /// Reports the error `notHandled` to the delegate, after the calling code has run.
    ///
    /// - Parameter options: has no effect.
    open func performRequests(options: RequestOptions) { performRequests() }
    /// Reports the error `notHandled` to the delegate, after the calling code has run.
    open func performAutoFillAssistedRequests() { performRequests() }
    /// Has no effect: a request fails at once.
    open func cancel() {}
}

/// Receives the results of requests to sign in.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Never called: each request fails.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Called when the requests have failed.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Provides the window for requests. It is never called: no window is shown.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
