import CursesUI

/// A sign-up form's model as an app has it: it knows nothing of tests and names its schedulers.
final class SignUpModel: ObservableObject {
    @Published var username = ""
    @Published var password = ""
    @Published var passwordAgain = ""

    @Published var usernameMessage = ""
    @Published var passwordMessage = ""
    @Published var isValid = false

    private var cancellables: Set<AnyCancellable> = []

    init() {
        isUsernameValid
            .receive(on: RunLoop.main)
            .map { $0 ? "" : "The user name needs at least 3 characters." }
            .assign(to: \.usernameMessage, on: self)
            .store(in: &cancellables)

        passwordCheck
            .receive(on: RunLoop.main)
            .map(\.message)
            .assign(to: \.passwordMessage, on: self)
            .store(in: &cancellables)

        isUsernameValid.combineLatest(passwordCheck) { $0 && $1 == .valid }
            .receive(on: RunLoop.main)
            .assign(to: \.isValid, on: self)
            .store(in: &cancellables)
    }

    private var isUsernameValid: AnyPublisher<Bool, Never> {
        $username
            .debounce(for: 0.8, scheduler: RunLoop.main)
            .removeDuplicates()
            .map { $0.count >= 3 }
            .eraseToAnyPublisher()
    }

    private var isPasswordEmpty: AnyPublisher<Bool, Never> {
        $password
            .debounce(for: 0.8, scheduler: RunLoop.main)
            .removeDuplicates()
            .map(\.isEmpty)
            .eraseToAnyPublisher()
    }

    private var arePasswordsEqual: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($password, $passwordAgain)
            .debounce(for: 0.2, scheduler: RunLoop.main)
            .map(==)
            .eraseToAnyPublisher()
    }

    private var isPasswordStrong: AnyPublisher<Bool, Never> {
        $password
            .debounce(for: 0.2, scheduler: RunLoop.main)
            .removeDuplicates()
            .map { entropy(of: $0) >= 36 }
            .eraseToAnyPublisher()
    }

    private var passwordCheck: AnyPublisher<PasswordCheck, Never> {
        Publishers.CombineLatest3(isPasswordEmpty, arePasswordsEqual, isPasswordStrong)
            .map { isEmpty, areEqual, isStrong in
                isEmpty ? .empty : !areEqual ? .noMatch : isStrong ? .valid : .weak
            }
            .eraseToAnyPublisher()
    }
}

private enum PasswordCheck {
    case empty, noMatch, weak, valid

    var message: String {
        switch self {
        case .empty: "Enter a password."
        case .noMatch: "The passwords do not match."
        case .weak: "This password is too weak."
        case .valid: ""
        }
    }
}

/// How many bits it takes to guess a password made of the kinds of characters that it has.
private func entropy(of password: String) -> Double {
    let kinds: [(size: Double, holds: (Character) -> Bool)] = [
        (26, \.isLowercase), (26, \.isUppercase), (10, \.isNumber), (30, { $0.isPunctuation || $0.isSymbol }),
    ]
    let pool = kinds.filter { password.contains(where: $0.holds) }.map(\.size).reduce(0, +)
    return pool == 0 ? 0 : log2(pool) * Double(password.count)
}
