import Foundation
import Testing

@testable import SignUp

@Suite("The strength of a password")
struct PasswordStrengthTests {
    @Test(
        "Strength follows from the size of the pool and the number of characters",
        arguments: [
            ("", .none), ("abcde", .veryWeak), ("abcdefg", .weak), ("abcdefgh", .reasonable),
            ("Abcdef1!", .reasonable), ("Tr0ub4dor&3", .strong),
            ("correct horse battery staple", .veryStrong),
        ] as [(String, PasswordStrength)]
    )
    func strength(password: String, strength: PasswordStrength) {
        #expect(PasswordStrength(of: password) == strength)
    }

    @Test(
        "Each kind of character adds its size to the pool",
        arguments: [
            ("a", 26), ("aA", 52), ("aA1", 62), ("aA1+", 72), ("aA1+!", 92), ("aA1+! ", 93),
            ("aA1+! é", 253),
        ] as [(String, Double)]
    )
    func pool(password: String, size: Double) {
        let expected = log2(size) * Double(password.count)
        #expect(abs(PasswordStrength.entropy(of: password) - expected) < 1e-9)
    }
}
