import CursesUI

/// The model of a form with two entries, and validation messages about them.
///
/// Setting an entry publishes it through a subject; everything else is derived from these subjects.
final class ReactiveFormModel: ObservableObject {
    @Published var firstEntry = "" {
        didSet { firstEntryPublisher.send(firstEntry) }
    }

    @Published var secondEntry = "" {
        didSet { secondEntryPublisher.send(secondEntry) }
    }

    @Published private(set) var validationMessages: [String] = []

    /// Whether the form can be submitted; each new subscriber receives the current value immediately.
    private(set) var submitAllowed: AnyPublisher<Bool, Never>

    private let firstEntryPublisher = CurrentValueSubject<String, Never>("")
    private let secondEntryPublisher = CurrentValueSubject<String, Never>("")
    private var cancellables: Set<AnyCancellable> = []

    init() {
        let messages = Publishers.CombineLatest(firstEntryPublisher, secondEntryPublisher)
            .map { first, second in
                var messages: [String] = []
                if first != second {
                    messages.append("Values for fields must match.")
                }
                if first.count < 5 || second.count < 5 {
                    messages.append("Please enter values of at least 5 characters.")
                }
                return messages
            }

        submitAllowed =
            messages
            .map { $0.isEmpty }
            .eraseToAnyPublisher()

        let _ =
            messages
            .assign(to: \.validationMessages, on: self)
            .store(in: &cancellables)
    }
}
