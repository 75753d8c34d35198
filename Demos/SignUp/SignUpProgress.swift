/// How far a sign-up form has come: how many of its conditions hold.
struct SignUpProgress: Equatable {
    static let conditions = 4

    let met: Int

    init(isNameValid: Bool, isPasswordEmpty: Bool, areEqual: Bool, strength: PasswordStrength) {
        let conditions = [
            isNameValid, !isPasswordEmpty, areEqual && !isPasswordEmpty, strength.isEnough,
        ]
        met = conditions.filter { $0 }.count
    }

    var message: String {
        met == Self.conditions ? "" : "\(met) of \(Self.conditions) conditions are met."
    }
}
