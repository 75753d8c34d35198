import Foundation

/// The difficulty of guessing a password.
enum PasswordStrength: Int, Comparable {
    case none, veryWeak, weak, reasonable, strong, veryStrong

    /// Whether a password of this strength is accepted.
    var isEnough: Bool { self >= .reasonable }

    init(of password: String) {
        guard !password.isEmpty else {
            self = .none
            return
        }
        self =
            switch Self.entropy(of: password) {
            case ..<28: .veryWeak
            case ..<36: .weak
            case ..<60: .reasonable
            case ..<128: .strong
            default: .veryStrong
            }
    }

    static func < (lhs: PasswordStrength, rhs: PasswordStrength) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// Returns the entropy in bits of a password whose characters are drawn at random from the kinds that occur in it.
    static func entropy(of password: String) -> Double {
        let pool = Set(password.map(CharacterKind.init)).map(\.poolSize).reduce(0, +)
        return pool == 0 ? 0 : log2(Double(pool)) * Double(password.count)
    }
}

/// A kind of character, and the number of characters of this kind.
private enum CharacterKind {
    case lowercase, uppercase, digit, symbol, punctuation, whitespace, other

    init(_ character: Character) {
        self =
            switch character {
            case "a"..."z": .lowercase
            case "A"..."Z": .uppercase
            case "0"..."9": .digit
            case _ where character.isSymbol: .symbol
            case _ where character.isPunctuation: .punctuation
            case _ where character.isWhitespace: .whitespace
            default: .other
            }
    }

    var poolSize: Int {
        switch self {
        case .lowercase, .uppercase: 26
        case .digit, .symbol: 10
        case .punctuation: 20
        case .whitespace: 1
        case .other: 160
        }
    }
}
