import CursesUISupport

extension Publishers {
    /// A publisher that calls closures for the events between its upstream and its subscriber.
    public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Called when the subscription arrives.
        public var receiveSubscription: ((any Subscription) -> Void)?

        /// Called with each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?

        /// Called at the completion.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?

        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?

        /// Called when the subscriber requests values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates a publisher that calls closures for the events between its upstream and its subscriber.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Publishers.HandleEvents<Upstream>.Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Publishers.HandleEvents<Upstream>.Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, events: self))
        }
    }
}

extension Publishers.HandleEvents {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        /// Released at the end, because the closures may hold objects that hold this subscription.
        private let events: Locked<Publishers.HandleEvents<Upstream>?>

        init(_ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
            self.events = Locked(events)
            super.init(downstream)
        }

        private var handlers: Publishers.HandleEvents<Upstream>? { events.withLock { $0 } }

        override func didSubscribe() {
            if let upstream {
                handlers?.receiveSubscription?(upstream)
            }
            super.didSubscribe()
        }

        override func receive(_ input: Output) -> Subscribers.Demand {
            let handlers = self.handlers
            handlers?.receiveOutput?(input)
            let more = downstream?.receive(input) ?? .none
            if more > 0 {
                handlers?.receiveRequest?(more)
            }
            return more
        }

        override func receive(completion: Subscribers.Completion<Failure>) {
            events.exchange(nil)?.receiveCompletion?(completion)
            finish(completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            handlers?.receiveRequest?(demand)
            super.request(demand)
        }

        override func cancel() {
            events.exchange(nil)?.receiveCancel?()
            super.cancel()
        }
    }
}

extension Publisher {
    /// Calls closures for the events between this publisher and its subscriber.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Self.Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel,
            receiveRequest: receiveRequest
        )
    }
}
