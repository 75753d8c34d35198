extension Publishers {
    /// A publisher that adds a failure type to an upstream that cannot fail.
    public struct SetFailureType<Upstream, Failure>: Publisher
    where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates a publisher that adds a failure type to an upstream that cannot fail.
        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
            upstream.subscribe(Inner(downstream: subscriber))
        }

        /// Changes the failure type once more.
        @inlinable
        public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E>
        where E: Error {
            Publishers.SetFailureType<Upstream, E>(upstream: upstream)
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber where Downstream.Input == Upstream.Output {
        @usableFromInline let downstream: Downstream
        @usableFromInline let combineIdentifier = CombineIdentifier()

        @inlinable
        init(downstream: Downstream) {
            self.downstream = downstream
        }

        @inlinable
        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
        }

        @inlinable
        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            downstream.receive(input)
        }

        @inlinable
        func receive(completion: Subscribers.Completion<Never>) {
            downstream.receive(completion: .finished)
        }
    }
}

extension Publisher where Self.Failure == Never {
    /// Changes the failure type of this publisher, so that it can be combined with publishers that may fail.
    @_disfavoredOverload
    @inlinable
    public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
    where E: Error {
        Publishers.SetFailureType(upstream: self)
    }
}
