import Combine
import SwiftUI

/// All forms of publishers that occur in tutorials.
final class PublisherForms: ObservableObject {
    @Published var number = 0
    @Published var text = ""
    @Published var isValid = false
    @Published var all: [Int] = []

    private let subject = PassthroughSubject<Int, Never>()
    private let current = CurrentValueSubject<String, Error>("")
    private var cancellables = Set<AnyCancellable>()
    private var cancellable: AnyCancellable?
    private var anyCancellable: Cancellable?

    struct Item: Codable { let name: String }
    enum Failure: Error { case bad }

    init() {
        subject.map { $0 * 2 }.assign(to: \.number, on: self).store(in: &cancellables)
        subject.scan(0, +).assign(to: &$number)
        subject.map(String.init).replaceEmpty(with: "none").assign(to: &$text)
        current.replaceError(with: "error").assign(to: &$text)
        Publishers.CombineLatest($number, $text).map { $0 > 0 && !$1.isEmpty }.assign(to: &$isValid)
        Publishers.CombineLatest3($number, $text, $all).map { _, _, _ in true }.assign(to: &$isValid)
        Publishers.CombineLatest4($number, $text, $all, $isValid.dropFirst()).sink { _ in }.store(in: &cancellables)
        Publishers.Zip(subject, subject).map { $0 + $1 }.sink { _ in }.store(in: &cancellables)
        Publishers.Merge(subject, Just(1)).collect(2).sink { _ in }.store(in: &cancellables)
        subject.merge(with: subject).zip(subject).sink { _ in }.store(in: &cancellables)
        subject.combineLatest(subject, subject) { $0 + $1 + $2 }.sink { _ in }.store(in: &cancellables)

        let numbers =
            current
            .tryMap { text -> Int in
                guard let number = Int(text) else { throw Failure.bad }
                return number
            }
            .tryCatch { _ in Just(0) }
            .retry(2)
            .mapError { $0 as NSError }
            .catch { _ in Empty<Int, Never>() }
            .print("numbers")
            .share()
            .multicast(subject: PassthroughSubject())
            .autoconnect()
            .eraseToAnyPublisher()
        let positive =
            numbers
            .flatMap(maxPublishers: .max(1)) { Just($0).append(1, 2).prepend(0) }
            .handleEvents(
                receiveSubscription: { _ in }, receiveOutput: { _ in }, receiveCompletion: { _ in }, receiveCancel: {}
            )
            .filter { $0 > 0 }
            .prefix(10)
            .eraseToAnyPublisher()
        let timed =
            positive
            .debounce(for: .milliseconds(500), scheduler: RunLoop.main)
            .throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
            .delay(for: .seconds(1), scheduler: DispatchQueue.global(qos: .background))
            .subscribe(on: DispatchQueue.global())
            .receive(on: OperationQueue.main)
            .timeout(.seconds(5), scheduler: RunLoop.main)
            .eraseToAnyPublisher()
        timed
            .removeDuplicates { $0 == $1 }
            .first()
            .last()
            .output(at: 0)
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            .store(in: &cancellables)

        cancellable = [1, nil, 3].publisher
            .replaceNil(with: 2)
            .compactMap { Optional($0) }
            .collect()
            .encode(encoder: JSONEncoder())
            .decode(type: [Int].self, decoder: JSONDecoder())
            .assertNoFailure()
            .eraseToAnyPublisher()
            .sink { [unowned self] in all = $0 }
        anyCancellable = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }
        anyCancellable?.cancel()

        Deferred { Future<Int, Error> { $0(.success(1)) } }
            .eraseToAnyPublisher()
            .sink { completion in
                switch completion {
                case .finished: break
                case .failure(let error): print(error)
                }
            } receiveValue: { [weak self] in
                self?.number = $0
            }
            .store(in: &cancellables)

        Record<Int, Never>(output: [1, 2], completion: .finished).sink { _ in }.store(in: &cancellables)
        Fail<Int, Failure>(error: .bad).sink { _ in
        } receiveValue: { _ in
        }
        .store(in: &cancellables)
        Optional(1).publisher.sink { _ in }.store(in: &cancellables)
        Result<Int, Failure>.success(1).publisher.ignoreOutput().sink { _ in
        } receiveValue: { _ in
        }
        .store(in: &cancellables)
        $text.map { [$number] _ in $number }.switchToLatest().sink { _ in }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: .messageArrived).map(\.name).sink { _ in }.store(in: &cancellables)
        URLSession.shared.dataTaskPublisher(for: URLRequest(url: URL(string: "https://example.invalid")!))
            .map(\.data)
            .replaceError(with: Data())
            .breakpointOnError()
            .eraseToAnyPublisher()
            .receive(on: ImmediateScheduler.shared)
            .ignoreOutput()
            .eraseToAnyPublisher()
            .count()
            .reduce(0, +)
            .eraseToAnyPublisher()
            .subscribe(AnySubscriber<Int, Never>())
        Task { [subject] in
            for await value in subject.values { print(value) }
        }
    }
}
