import CursesUI

/// A sign-up form's model: what is typed, and what follows from it a moment later.
final class SignUpModel: ObservableObject {
    @Published var username = ""
    @Published var password = ""
    @Published var passwordAgain = ""

    @Published private(set) var usernameMessage = ""
    @Published private(set) var passwordMessage = ""
    @Published private(set) var isValid = false
    @Published private(set) var strength = PasswordStrength.none

    private var cancellables: Set<AnyCancellable> = []

    init() {
        isUsernameValid
            .receive(on: RunLoop.main)
            .map { $0 ? "" : "The user name needs at least 3 characters." }
            .assign(to: &$usernameMessage)

        passwordCheck
            .receive(on: RunLoop.main)
            .map(\.message)
            .assign(to: &$passwordMessage)

        passwordStrength
            .receive(on: RunLoop.main)
            .assign(to: &$strength)

        isFormValid
            .receive(on: RunLoop.main)
            .sink { [weak self] in self?.isValid = $0 }
            .store(in: &cancellables)
    }

    // MARK: Stages

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

    private var passwordStrength: AnyPublisher<PasswordStrength, Never> {
        $password
            .debounce(for: 0.2, scheduler: RunLoop.main)
            .removeDuplicates()
            .map(PasswordStrength.init(of:))
            .eraseToAnyPublisher()
    }

    private var passwordCheck: AnyPublisher<PasswordCheck, Never> {
        Publishers.CombineLatest3(isPasswordEmpty, arePasswordsEqual, passwordStrength)
            .map(PasswordCheck.init(isEmpty:areEqual:strength:))
            .eraseToAnyPublisher()
    }

    private var isFormValid: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest(isUsernameValid, passwordCheck)
            .map { $0 && $1 == .valid }
            .eraseToAnyPublisher()
    }
}

/// What is found about the two passwords; the first that holds is shown.
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
