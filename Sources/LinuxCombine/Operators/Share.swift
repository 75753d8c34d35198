extension Publishers {
    /// A publisher that subscribes to its upstream once, for all its subscribers, as long as there is one.
    ///
    /// A late subscriber gets only what comes after it.
    public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        @usableFromInline let shared:
            Autoconnect<
                Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
            >

        /// What the operator of the same name makes: the publisher itself.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            shared.subscribe(subscriber)
        }

        /// Whether both are the same.
        public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool {
            lhs === rhs
        }
    }
}

extension Publisher {
    /// Subscribes once for all subscribers, as long as there is one.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
