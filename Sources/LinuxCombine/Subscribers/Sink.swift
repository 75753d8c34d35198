import CursesUISupport

extension Subscribers {
    /// A subscriber that asks for unlimited values and hands them to closures.
    ///
    /// It lets go of the closures when it is cancelled and when the publisher completes.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private enum Phase { case waiting, running, ended }

        private let lock = Lock()
        private var phase = Phase.waiting
        private var subscription: (any Subscription)?
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Hands values and the completion to closures.
        public init(
            receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
            receiveValue: @escaping ((Input) -> Void)
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        /// What is called when a value comes.
        public var receiveValue: (Input) -> Void {
            lock.withLock { onValue } ?? { _ in }
        }

        /// What is called when the publisher completes.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { onCompletion } ?? { _ in }
        }

        public func receive(subscription: any Subscription) {
            let first = lock.withLock {
                guard phase == .waiting else { return false }
                phase = .running
                self.subscription = subscription
                return true
            }
            guard first else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            let onValue = lock.withLock { self.onValue }
            onValue?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            end().onCompletion?(completion)
        }

        public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (
            subscription: (any Subscription)?,
            onValue: ((Input) -> Void)?,
            onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        ) {
            // The closures leave the lock before they die: what they hold may call back.
            lock.withLock {
                phase = .ended
                return (subscription.take(), onValue.take(), onCompletion.take())
            }
        }
    }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { "Sink" }

    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    public var playgroundDescription: Any { description }
}

extension Publisher {
    /// Attaches closures as a subscriber that asks for unlimited values.
    ///
    /// - Returns: a cancellable; the stream ends when it is dropped.
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
        receiveValue: @escaping ((Self.Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion,
            receiveValue: receiveValue
        )
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a closure as a subscriber that asks for unlimited values.
    ///
    /// - Returns: a cancellable; the stream ends when it is dropped.
    public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
