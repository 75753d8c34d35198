import CursesUISupport

extension Publishers {
    /// The strategies by which a buffer requests values from its upstream.
    public enum PrefetchStrategy: Sendable {
        /// Requests as many values as fit into the buffer, and one more for each value that is delivered.
        case keepFull

        /// Requests unlimited values.
        case byRequest
    }

    /// The strategies for handling a value that arrives when the buffer is full.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// Drops the value that arrives.
        case dropNewest

        /// Drops the oldest value in the buffer.
        case dropOldest

        /// Fails with the error that the closure returns.
        case customError(() -> Failure)
    }

    /// A publisher that keeps values for which there is no demand yet.
    public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The largest number of values in the buffer.
        public let size: Int

        /// The strategy by which the buffer requests values.
        public let prefetch: Publishers.PrefetchStrategy

        /// The strategy of the buffer when it is full.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// Creates a publisher that keeps values for which there is no demand yet.
        public init(
            upstream: Upstream,
            size: Int,
            prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Publishers.Buffer<Upstream>.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, buffer: self))
        }
    }
}

extension Publishers.Buffer {
    /// Stores values from upstream and, whenever there is demand, delivers as many as are requested.
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private struct State {
            var values = FIFO<Output>()
            var demand = Subscribers.Demand.none
            var completion: Subscribers.Completion<Failure>?
            var isDelivering = false
        }

        private enum Step {
            case deliver([Output])
            case complete(Subscribers.Completion<Failure>)
            case rest
        }

        private let buffer: Publishers.Buffer<Upstream>
        private let state = Locked(State())

        init(_ downstream: Downstream, buffer: Publishers.Buffer<Upstream>) {
            self.buffer = buffer
            super.init(downstream)
        }

        override func didSubscribe() {
            requestUpstream(buffer.prefetch == .keepFull ? .max(buffer.size) : .unlimited)
            super.didSubscribe()
        }

        override func receive(_ input: Output) -> Subscribers.Demand {
            let (isTaken, dropped): (Bool?, Output?) = state.withLock { state in
                guard state.completion == nil else { return (nil, nil) }
                // A value for which there is demand is delivered at once, so the buffer counts only waiting values.
                if state.values.count >= buffer.size, state.demand == .none || state.isDelivering {
                    guard case .dropOldest = buffer.whenFull else { return (false, nil) }
                    let oldest = state.values.popFirst()
                    state.values.append(input)
                    return (true, oldest)
                }
                state.values.append(input)
                return (true, nil)
            }
            withExtendedLifetime(dropped) {}
            // Values that arrive after a completion, which may still wait for demand, are ignored.
            guard let isTaken else { return .none }
            if !isTaken, case .customError(let makeError) = buffer.whenFull {
                let error = makeError()
                state.withLock { $0.completion = .failure(error) }
                // The subscriber stays attached, because it may still request the waiting values.
                releaseUpstream()
                return .none
            }
            return deliver()
        }

        override func receive(completion: Subscribers.Completion<Failure>) {
            let isFirst = state.withLock { state in
                guard state.completion == nil else { return false }
                state.completion = completion
                return true
            }
            if isFirst {
                _ = deliver()
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            state.withLock { $0.demand += demand }
            let more = deliver()
            if more > 0 {
                requestUpstream(more)
            }
        }

        override func cancel() {
            super.cancel()
            let dropped = state.withLock { $0.values.takeAll() }
            withExtendedLifetime(dropped) {}
        }

        /// Delivers the values for which there is demand, unless another call is already delivering.
        ///
        /// - Returns: the number of further values to request from upstream.
        private func deliver() -> Subscribers.Demand {
            var room = Subscribers.Demand.none
            while true {
                switch nextStep() {
                case .deliver(let values):
                    var more = Subscribers.Demand.none
                    for value in values {
                        more += downstream?.receive(value) ?? .none
                    }
                    if buffer.prefetch == .keepFull { room += values.count }
                    state.withLock { state in
                        state.demand += more
                        state.isDelivering = false
                    }
                case .complete(let completion):
                    finish(completion)
                    return .none
                case .rest:
                    return room
                }
            }
        }

        private func nextStep() -> Step {
            state.withLock { state in
                guard !state.isDelivering else { return .rest }
                if state.demand > 0, !state.values.isEmpty {
                    var batch: [Output] = []
                    while state.demand > 0, let value = state.values.popFirst() {
                        state.demand -= 1
                        batch.append(value)
                    }
                    state.isDelivering = true
                    return .deliver(batch)
                }
                switch state.completion {
                // As in Combine, an error is not delayed until waiting values have been requested.
                case .failure(let error)?: return .complete(.failure(error))
                case .finished? where state.values.isEmpty && state.demand > 0: return .complete(.finished)
                default: return .rest
                }
            }
        }
    }
}

extension Publisher {
    /// Keeps up to `size` values for which there is no demand yet.
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Self.Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
