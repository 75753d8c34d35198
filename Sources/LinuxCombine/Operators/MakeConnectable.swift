extension Publishers {
    /// A publisher that sends nothing until it is connected.
    public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let multicast: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>

        /// Creates a publisher that sends nothing until it is connected.
        public init(upstream: Upstream) {
            multicast = upstream.multicast { PassthroughSubject() }
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            multicast.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            multicast.connect()
        }
    }
}

extension Publisher where Self.Failure == Never {
    /// Sends nothing until it is connected, so that several subscribers can be attached before the first value.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
