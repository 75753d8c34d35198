import AuthenticationServicesCompat
import Testing

@MainActor
@Suite("Signing in")
struct SignInTests {
    private final class Listener: ASAuthorizationControllerDelegate {
        var error: (any Error)?
        let told: () -> Void

        init(told: @escaping () -> Void) { self.told = told }

        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            if let credential = authorization.credential as? ASAuthorizationAppleIDCredential { _ = credential.user }
        }

        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            self.error = error
            told()
        }
    }

    @Test("A request fails with an error that says why, after the calling code has run")
    func failure() async throws {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(
            authorizationRequests: [request, ASAuthorizationPasswordProvider().createRequest()])
        var listener: Listener?
        await withCheckedContinuation { continuation in
            listener = Listener { continuation.resume() }
            controller.delegate = listener
            controller.performRequests()
            #expect(listener?.error == nil)
        }
        let error = try #require(listener?.error as? ASAuthorizationError)
        #expect(error.code == .notHandled && error.localizedDescription.contains("terminal"))
        #expect((error as NSError).domain == ASAuthorizationError.errorDomain && (error as NSError).code == 1003)
        #expect(controller.authorizationRequests.count == 2)
    }
}
