import Combine
import SwiftUI

@MainActor
final class SignInModel: ObservableObject {
    enum Mode: String, CaseIterable, Identifiable {
        case logIn = "Log in"
        case signUp = "Sign up"

        var id: String { rawValue }
    }

    @Published var mode = Mode.logIn
    @Published var name = ""
    @Published var password = ""
    @Published var passwordAgain = ""
    @Published private(set) var isValid = false
    @Published private(set) var nameMessage = ""
    @Published private(set) var passwordMessage = ""
    @Published private(set) var user: String?
    @Published var isBusy = false
    @Published var failure: Failure?

    struct Failure: Identifiable {
        let id = UUID()
        let text: String
    }

    private var cancellableSet: Set<AnyCancellable> = []

    private var isNameValidPublisher: AnyPublisher<Bool, Never> {
        $name
            .debounce(for: 0.8, scheduler: RunLoop.main)
            .removeDuplicates()
            .map { $0.count >= 3 }
            .eraseToAnyPublisher()
    }

    private var arePasswordsEqualPublisher: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest3($password, $passwordAgain, $mode)
            .debounce(for: 0.2, scheduler: RunLoop.main)
            .map { password, again, mode in
                !password.isEmpty && (mode == .logIn || password == again)
            }
            .eraseToAnyPublisher()
    }

    init() {
        isNameValidPublisher
            .receive(on: RunLoop.main)
            .dropFirst()
            .map { $0 ? "" : "A name has three letters at least" }
            .assign(to: \.nameMessage, on: self)
            .store(in: &cancellableSet)

        arePasswordsEqualPublisher
            .dropFirst()
            .map { $0 ? "" : "The passwords differ" }
            .assign(to: &$passwordMessage)

        Publishers.CombineLatest(isNameValidPublisher, arePasswordsEqualPublisher)
            .map { $0 && $1 }
            .assign(to: &$isValid)
    }

    func submit() {
        guard isValid else {
            failure = Failure(text: "Look at what you have typed.")
            return
        }
        isBusy = true
        Future<String, Never> { [name] promise in promise(.success(name)) }
            .delay(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] name in
                self?.isBusy = false
                self?.user = name
            }
            .store(in: &cancellableSet)
    }

    func signOut() {
        user = nil
        password = ""
        passwordAgain = ""
    }
}
