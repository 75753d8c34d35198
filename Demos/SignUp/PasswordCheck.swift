/// The results of checking the two passwords. The first result that applies is shown.
enum PasswordCheck {
    case empty, noMatch, tooWeak, valid

    init(isEmpty: Bool, areEqual: Bool, strength: PasswordStrength) {
        self = isEmpty ? .empty : !areEqual ? .noMatch : strength.isEnough ? .valid : .tooWeak
    }

    var message: String {
        switch self {
        case .empty: "Enter a password."
        case .noMatch: "The passwords do not match."
        case .tooWeak: "This password is too weak."
        case .valid: ""
        }
    }
}
