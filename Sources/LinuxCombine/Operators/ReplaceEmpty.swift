import CursesUISupport

extension Publishers {
    /// A publisher that sends a given value if its upstream finishes without a value.
    public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The value to send if there is no other.
        public let output: Upstream.Output

        /// The upstream publisher.
        public let upstream: Upstream

        /// Creates a publisher that sends a given value if its upstream finishes without a value.
        public init(upstream: Upstream, output: Publishers.ReplaceEmpty<Upstream>.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, output: output))
        }
    }
}

extension Publishers.ReplaceEmpty {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private struct State {
            var isEmpty = true
            var isAsked = false
            var isAtEnd = false
        }

        private let output: Output
        private let state = Locked(State())

        init(_ downstream: Downstream, output: Output) {
            self.output = output
            super.init(downstream)
        }

        override func didSubscribe() {
            super.didSubscribe()
            requestUpstream(.unlimited)
        }

        override func receive(_ input: Output) -> Subscribers.Demand {
            state.withLock { $0.isEmpty = false }
            return downstream?.receive(input) ?? .none
        }

        override func receive(completion: Subscribers.Completion<Failure>) {
            guard case .finished = completion else { return finish(completion) }
            let (isEmpty, isAsked) = state.withLock { state in
                state.isAtEnd = state.isEmpty
                return (state.isEmpty, state.isAsked)
            }
            if !isEmpty {
                finish(completion)
            } else if isAsked {
                replace()
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            precondition(demand > 0, "A subscriber must request at least one value")
            let isDue = state.withLock { state in
                defer { state.isAsked = true }
                return state.isAtEnd && !state.isAsked
            }
            if isDue {
                replace()
            } else {
                requestUpstream(demand)
            }
        }

        private func replace() {
            _ = downstream?.receive(output)
            finish(.finished)
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Sends a given value if this publisher finishes without a value.
    @_disfavoredOverload
    public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
