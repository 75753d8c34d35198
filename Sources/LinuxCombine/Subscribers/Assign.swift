import CursesUISupport

extension Subscribers {
    /// A subscriber that assigns values to a property, and holds the object until the completion.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        private enum Phase { case waiting, running, ended }

        private let lock = Lock()
        private var phase = Phase.waiting
        private var subscription: (any Subscription)?
        private var root: Root?

        /// The property that is assigned to.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber that assigns values to a property of an object, which it holds.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            root = object
            self.keyPath = keyPath
        }

        /// The object that holds the property; `nil` after completion or cancellation.
        public var object: Root? {
            lock.withLock { root }
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
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            _ = end()
        }

        public func cancel() {
            end().subscription?.cancel()
        }

        private func end() -> (subscription: (any Subscription)?, root: Root?) {
            lock.withLock {
                phase = .ended
                return (subscription.take(), root.take())
            }
        }
    }
}

extension Subscribers.Assign: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { "Assign \(Root.self)" }

    public var customMirror: Mirror {
        Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": description])
    }

    public var playgroundDescription: Any { description }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a property of an object, which is held until the completion.
    ///
    /// - Returns: a cancellable, which ends the assignments when it is deallocated.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Self.Output>,
        on object: Root
    ) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
