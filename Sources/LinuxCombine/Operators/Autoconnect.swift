import CursesUISupport

extension Publishers {
    /// A publisher that connects its upstream for the first subscriber, and disconnects it after the last.
    public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public final let upstream: Upstream

        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        /// What the operator of the same name makes: the publisher itself.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            upstream.subscribe(Inner(subscriber) { self.subscriberLeft() })
            // A publisher that has completed already sends its subscribers away at once.
            if isFirst, lock.withLock({ subscribers > 0 }) {
                connect()
            }
        }

        private func connect() {
            let connection = upstream.connect()
            let unwanted: (any Cancellable)? = lock.withLock {
                // Everybody may have gone meanwhile.
                guard subscribers > 0 else { return connection }
                defer { self.connection = connection }
                return self.connection
            }
            unwanted?.cancel()
        }

        private func subscriberLeft() {
            let connection: (any Cancellable)? = lock.withLock {
                subscribers -= 1
                return subscribers == 0 ? self.connection.take() : nil
            }
            connection?.cancel()
        }
    }
}

extension Publishers.Autoconnect {
    private final class Inner<Downstream: Subscriber>: Stage<Upstream.Output, Upstream.Failure, Downstream>
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        private let onEnd: Locked<(() -> Void)?>

        init(_ downstream: Downstream, onEnd: @escaping () -> Void) {
            self.onEnd = Locked(onEnd)
            super.init(downstream)
        }

        /// The upstream's: connecting is all that this adds.
        override var description: String { upstream.map { "\($0)" } ?? "Autoconnect" }

        override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            downstream?.receive(input) ?? .none
        }

        override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            onEnd.exchange(nil)?()
            finish(completion)
        }

        override func cancel() {
            super.cancel()
            onEnd.exchange(nil)?()
        }
    }
}

extension ConnectablePublisher {
    /// Connects for the first subscriber, and disconnects after the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
