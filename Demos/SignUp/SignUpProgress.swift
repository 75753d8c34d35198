/// The progress of a sign-up form: the number of conditions that are fulfilled.
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
