import CursesUISupport

extension Subscribers {
    /// A subscriber that requests unlimited values and calls closures with them.
    ///
    /// It releases the closures when it is cancelled and when the publisher completes.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        @usableFromInline enum Phase { case waiting, running, ended }

        @usableFromInline let lock = Lock()

        // Guarded by `lock`.
        @exclusivity(unchecked) @usableFromInline var phase = Phase.waiting
        @exclusivity(unchecked) @usableFromInline var subscription: (any Subscription)?
        @exclusivity(unchecked) @usableFromInline var onValue: ((Input) -> Void)?
        @exclusivity(unchecked) @usableFromInline var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        /// Creates a subscriber that calls closures with the values and the completion.
        @inlinable
        public init(
            receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
            receiveValue: @escaping ((Input) -> Void)
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        /// The closure that is called with each value.
        public var receiveValue: (Input) -> Void {
            lock.withLock { onValue } ?? { _ in }
        }

        /// The closure that is called when the publisher completes.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { onCompletion } ?? { _ in }
        }

        @inlinable
        public func receive(subscription: any Subscription) {
            lock.lock()
            guard phase == .waiting else {
                lock.unlock()
                return subscription.cancel()
            }
            phase = .running
            self.subscription = subscription
            lock.unlock()
            subscription.request(.unlimited)
        }

        @inlinable
        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.lock()
            let onValue = self.onValue
            lock.unlock()
            onValue?(value)
            return .none
        }

        @inlinable
        public func receive(completion: Subscribers.Completion<Failure>) {
            let held = end()
            held.onCompletion?(completion)
        }

        @inlinable
        public func cancel() {
            let held = end()
            held.subscription?.cancel()
        }

        @inlinable
        func end() -> (
            subscription: (any Subscription)?,
            onValue: ((Input) -> Void)?,
            onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        ) {
            // The closures are released outside the lock, because the objects that they hold may call this subscriber
            // when they are deallocated.
            lock.lock()
            phase = .ended
            let held = (subscription, onValue, onCompletion)
            subscription = nil
            onValue = nil
            onCompletion = nil
            lock.unlock()
            return held
        }
    }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { "Sink" }

    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    public var playgroundDescription: Any { description }
}

extension Publisher {
    /// Attaches a subscriber that requests unlimited values and calls closures.
    ///
    /// - Returns: a cancellable, which ends the stream when it is deallocated.
    @inlinable
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
    /// Attaches a subscriber that requests unlimited values and calls a closure with each.
    ///
    /// - Returns: a cancellable, which ends the stream when it is deallocated.
    @inlinable
    public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
