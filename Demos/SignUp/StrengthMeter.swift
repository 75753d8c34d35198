import CursesUI

/// A bar that grows with the strength of a password.
struct StrengthMeter: View {
    let strength: PasswordStrength

    var body: some View {
        ProgressView(value: strength.fraction, total: 1) {
            Text(strength.label)
        }
        .tint(strength.isEnough ? .green : .red)
    }
}

extension PasswordStrength {
    /// The fraction of the bar that is filled.
    fileprivate var fraction: Double {
        Double(rawValue) / Double(PasswordStrength.veryStrong.rawValue)
    }

    fileprivate var label: String {
        switch self {
        case .none: "No password yet"
        case .veryWeak: "Very weak"
        case .weak: "Weak"
        case .reasonable: "Reasonable"
        case .strong: "Strong"
        case .veryStrong: "Very strong"
        }
    }
}
