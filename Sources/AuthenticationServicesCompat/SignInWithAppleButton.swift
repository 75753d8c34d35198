@_exported import SwiftUICompat

/// A button for signing in with Apple. A terminal cannot sign in: the button reports the error `notHandled` to the app.
public struct SignInWithAppleButton {
    /// The title of a button.
    public struct Label: Sendable {
        let words: String

        /// Signing in.
        public static let signIn = Label(words: "Sign in with Apple")
        /// Continuing with an account.
        public static let `continue` = Label(words: "Continue with Apple")
        /// Signing up.
        public static let signUp = Label(words: "Sign up with Apple")
    }

    /// The colour style of a button; it has no effect.
    public enum Style: Sendable {
        case black, white, whiteOutline
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - onRequest: called when the button is pressed.
    ///   - onCompletion: called after `onRequest`, with the error `notHandled`.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }
}

extension SignInWithAppleButton: View {
    public var body: some View {
        Button(label.words) {
            onRequest(ASAuthorizationAppleIDRequest())
            onCompletion(.failure(ASAuthorizationError(.notHandled)))
        }
    }
}

extension View {
    /// Has no effect: the button looks like any other button.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
