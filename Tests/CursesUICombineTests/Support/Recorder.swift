@testable import LinuxCombine

/// A subscriber that records the values it receives, and requests only the values that the test requests.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    // `@unchecked Sendable` is safe because `lock` guards all state.
    private let lock = NSLock()
    private var received: [Input] = []
    private var end: Subscribers.Completion<Failure>?
    private var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let onValue: (Input) -> Subscribers.Demand

    init(demand: Subscribers.Demand = .unlimited, onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        first = demand
        self.onValue = onValue
    }

    var values: [Input] { lock.withLock { received } }

    var completion: Subscribers.Completion<Failure>? { lock.withLock { end } }

    var isFinished: Bool {
        if case .finished = completion { true } else { false }
    }

    var error: Failure? {
        if case .failure(let error) = completion { error } else { nil }
    }

    func receive(subscription: any Subscription) {
        lock.withLock { self.subscription = subscription }
        if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { received.append(input) }
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { end = completion }
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { subscription }?.request(demand)
    }

    func cancel() {
        lock.withLock { subscription.take() }?.cancel()
    }
}

extension Publisher {
    /// Attaches a recorder to the publisher, and returns the recorder.
    func record(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand: demand)
        subscribe(recorder)
        return recorder
    }
}

struct TestError: Error, Equatable {
    var code = 0
}
