extension Publishers {
    /// A publisher that subscribes to its upstream once for all its subscribers, while there are any.
    ///
    /// A late subscriber receives only the values that are sent after it subscribes.
    public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        @usableFromInline let shared:
            Autoconnect<
                Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
            >

        /// Creates a publisher that subscribes to its upstream once for all its subscribers, while there are any.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            shared.subscribe(subscriber)
        }

        /// Returns whether both are the same publisher.
        public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool {
            lhs === rhs
        }
    }
}

extension Publisher {
    /// Subscribes once for all subscribers, while there are any.
    public func share() -> Publishers.Share<Self> {
        Publishers.Share(upstream: self)
    }
}
