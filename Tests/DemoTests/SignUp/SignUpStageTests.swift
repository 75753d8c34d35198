import CursesUI
import CursesUITesting
import Testing

@testable import SignUp

@MainActor
@Suite("The stages of the sign-up form")
struct SignUpStageTests {
    /// Returns the messages that a stage sends, each after its time in milliseconds since the start.
    private func sayings<Output>(
        _ stage: (SignUpModel) -> AnyPublisher<Output, Never>,
        of changes: [Int: (SignUpModel) -> Void]
    ) -> [String] {
        let app = TestApp(EmptyView(), size: CellSize(width: 1, height: 1))
        let model = SignUpModel()
        defer { model.stop() }
        var now = 0
        var sayings: [String] = []
        let sink = stage(model).sink { sayings.append("\(now) \($0)") }
        defer { sink.cancel() }
        for _ in 0..<30 {
            changes[now]?(model)
            now += 100
            app.advance(by: .milliseconds(100))
        }
        return sayings
    }

    @Test("Whether the password is empty is said 0.8 s after the last change, once for equal ones")
    func empty() {
        let sayings = sayings(
            \.isPasswordEmpty,
            of: [
                1000: { $0.password = "a" }, 1200: { $0.password = "ab" },
                2100: { $0.password = "abc" }, 2200: { $0.password = "ab" },
            ])
        #expect(sayings == ["800 true", "2000 false"])
    }

    @Test("Whether the passwords are equal is said 0.2 s after a change of either")
    func equal() {
        let sayings = sayings(
            \.arePasswordsEqual,
            of: [
                1000: { $0.password = "a" }, 1100: { $0.passwordAgain = "a" },
                2000: { $0.passwordAgain = "ab" },
            ])
        #expect(sayings == ["200 true", "1300 true", "2200 false"])
    }

    @Test("The strength is said 0.2 s after a change of the password, once for equal ones")
    func strength() {
        let sayings = sayings(
            \.passwordStrength,
            of: [
                1000: { $0.password = "abcdefgh" }, 1500: { $0.passwordAgain = "abcdefgh" },
                2000: { $0.password = "" }, 2100: { $0.password = "abcdefgh" },
            ])
        #expect(sayings == ["200 none", "1200 reasonable"])
    }

    @Test(
        "A password is strong enough from reasonable on",
        arguments: [
            (PasswordStrength.none, false), (.veryWeak, false), (.weak, false), (.reasonable, true),
            (.strong, true), (.veryStrong, true),
        ]
    )
    func enough(strength: PasswordStrength, isEnough: Bool) {
        #expect(strength.isEnough == isEnough)
    }
}
