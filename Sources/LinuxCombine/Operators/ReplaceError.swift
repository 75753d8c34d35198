extension Publishers {
    /// A publisher that sends a given value in place of an error, and finishes.
    public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The value to send in place of an error.
        public let output: Upstream.Output

        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates a publisher that sends a given value in place of an error, and finishes.
        public init(upstream: Upstream, output: Publishers.ReplaceError<Upstream>.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
            let sequential = SequentialSubscription<Output, S>(subscriber, name: "ReplaceError")
            subscriber.receive(subscription: sequential)
            sequential.attach(upstream) { [output] completion in
                switch completion {
                case .finished: sequential.finish(.finished)
                case .failure: sequential.attach(Just(output)) { sequential.finish($0) }
                }
            }
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Sends a given value in place of an error, and finishes.
    @_disfavoredOverload
    public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
