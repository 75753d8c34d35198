import CursesUI

/// The model of a sign-up form: the typed text, and the results that follow a moment later.
///
/// `assign(to:on:)` retains its target, here the model itself. So the model lives until the app ends, or
/// until ``stop()`` is called. For a model that must be deallocated with its screen, use `assign(to:
/// &$usernameMessage)`, which retains nothing.
final class SignUpModel: ObservableObject {
    @Published var username = ""
    @Published var password = ""
    @Published var passwordAgain = ""

    @Published private(set) var usernameMessage = ""
    @Published private(set) var passwordMessage = ""
    @Published private(set) var progressMessage = ""
    @Published private(set) var isValid = false
    @Published private(set) var strength = PasswordStrength.none

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

        progress
            .receive(on: RunLoop.main)
            .map(\.message)
            .assign(to: \.progressMessage, on: self)
            .store(in: &cancellables)

        passwordStrength
            .receive(on: RunLoop.main)
            .assign(to: \.strength, on: self)
            .store(in: &cancellables)

        isFormValid
            .receive(on: RunLoop.main)
            .assign(to: \.isValid, on: self)
            .store(in: &cancellables)
    }

    /// Ends all checks, and releases the model.
    func stop() {
        cancellables.removeAll()
    }

    // MARK: Stages

    // A computed property creates a new pipeline each time it is read.

    var isUsernameValid: AnyPublisher<Bool, Never> {
        $username
            .debounce(for: 0.8, scheduler: RunLoop.main)
            .removeDuplicates()
            .map { $0.count >= 3 }
            .eraseToAnyPublisher()
    }

    var isPasswordEmpty: AnyPublisher<Bool, Never> {
        $password
            .debounce(for: 0.8, scheduler: RunLoop.main)
            .removeDuplicates()
            .map(\.isEmpty)
            .eraseToAnyPublisher()
    }

    var arePasswordsEqual: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($password, $passwordAgain)
            .debounce(for: 0.2, scheduler: RunLoop.main)
            .map(==)
            .eraseToAnyPublisher()
    }

    var passwordStrength: AnyPublisher<PasswordStrength, Never> {
        $password
            .debounce(for: 0.2, scheduler: RunLoop.main)
            .removeDuplicates()
            .map(PasswordStrength.init(of:))
            .eraseToAnyPublisher()
    }

    // These are created once, when they are first read.

    private(set) lazy var passwordCheck: AnyPublisher<PasswordCheck, Never> =
        Publishers.CombineLatest3(isPasswordEmpty, arePasswordsEqual, passwordStrength)
        .map(PasswordCheck.init(isEmpty:areEqual:strength:))
        .eraseToAnyPublisher()

    private(set) lazy var progress: AnyPublisher<SignUpProgress, Never> =
        Publishers.CombineLatest4(isUsernameValid, isPasswordEmpty, arePasswordsEqual, passwordStrength)
        .map(SignUpProgress.init(isNameValid:isPasswordEmpty:areEqual:strength:))
        .eraseToAnyPublisher()

    private(set) lazy var isFormValid: AnyPublisher<Bool, Never> =
        Publishers.CombineLatest(isUsernameValid, passwordCheck)
        .map { $0 && $1 == .valid }
        .eraseToAnyPublisher()
}
