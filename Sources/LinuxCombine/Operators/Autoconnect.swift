import CursesUISupport

extension Publishers {
    /// A publisher that connects its upstream when the first subscriber attaches, and disconnects it when the last
    /// subscriber cancels or completes.
    public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public final let upstream: Upstream

        private let lock = Lock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        /// Creates a publisher that connects its upstream when the first subscriber attaches, and disconnects it when
        /// the last subscriber cancels or completes.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let isFirst = subscriberComes()
            upstream.subscribe(
                AutoconnectSubscriber(subscriber, AutoconnectEnd { self.subscriberLeft() }))
            connect(if: isFirst)
        }

        /// Counts a subscriber, and returns whether it is the only one.
        @usableFromInline
        final func subscriberComes() -> Bool {
            lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
        }

        @usableFromInline
        final func connect(if isFirst: Bool) {
            // If the upstream has already completed, it has also completed the new subscriber, so there may be none
            // left.
            if isFirst, lock.withLock({ subscribers > 0 }) {
                connect()
            }
        }

        private func connect() {
            let connection = upstream.connect()
            let unwanted: (any Cancellable)? = lock.withLock {
                // All subscribers may have cancelled or completed meanwhile.
                guard subscribers > 0 else { return connection }
                defer { self.connection = connection }
                return self.connection
            }
            unwanted?.cancel()
        }

        @usableFromInline
        final func subscriberLeft() {
            let connection: (any Cancellable)? = lock.withLock {
                subscribers -= 1
                return subscribers == 0 ? self.connection.take() : nil
            }
            connection?.cancel()
        }
    }
}

/// Passes everything on, and calls a closure once when the stream completes or is cancelled.
@usableFromInline
struct AutoconnectSubscriber<Downstream: Subscriber>: Subscriber {
    @usableFromInline let downstream: Downstream
    @usableFromInline let end: AutoconnectEnd
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable
    init(_ downstream: Downstream, _ end: AutoconnectEnd) {
        self.downstream = downstream
        self.end = end
    }

    @inlinable
    func receive(subscription: any Subscription) {
        downstream.receive(subscription: AutoconnectSubscription(base: subscription, end: end))
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        end.come()
        downstream.receive(completion: completion)
    }
}

/// The closure that is called once, when a subscriber completes or cancels.
@usableFromInline
final class AutoconnectEnd {
    private let action: Locked<(() -> Void)?>

    @usableFromInline
    init(_ action: @escaping () -> Void) {
        self.action = Locked(action)
    }

    @usableFromInline
    func come() {
        action.exchange(nil)?()
    }
}

/// The subscription of a subscriber. Its description is that of the upstream subscription, because this operator only
/// adds the connection.
@usableFromInline
struct AutoconnectSubscription: Subscription, CustomStringConvertible {
    private let base: any Subscription
    private let end: AutoconnectEnd

    @usableFromInline
    init(base: any Subscription, end: AutoconnectEnd) {
        self.base = base
        self.end = end
    }

    @usableFromInline var combineIdentifier: CombineIdentifier { base.combineIdentifier }

    @usableFromInline var description: String { "\(base)" }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        base.request(demand)
    }

    @usableFromInline
    func cancel() {
        base.cancel()
        end.come()
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber attaches, and disconnects when the last one cancels or completes.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}
