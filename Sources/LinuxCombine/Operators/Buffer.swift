import CursesUISupport

extension Publishers {
    /// How a buffer asks its upstream for values.
    public enum PrefetchStrategy: Sendable {
        /// As many as fit in, and another one for each that is delivered.
        case keepFull

        /// Without limit.
        case byRequest
    }

    /// What a full buffer does with another value.
    public enum BufferingStrategy<Failure> where Failure: Error {
        /// Drops the value that comes.
        case dropNewest

        /// Drops the value that has waited longest.
        case dropOldest

        /// Fails with the error that the closure makes.
        case customError(() -> Failure)
    }

    /// A publisher that keeps values for which there is no demand yet.
    public struct Buffer<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that the values come from.
        public let upstream: Upstream

        /// How many values it keeps.
        public let size: Int

        /// How it asks for values.
        public let prefetch: Publishers.PrefetchStrategy

        /// What it does when it is full.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// What the operator of the same name makes: the publisher itself.
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
    /// Takes values in from upstream and, whenever there is demand, delivers as many as were asked for.
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
                // Whoever is asked for will be delivered at once; only what waits counts.
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
            // After the end, which still waits to be asked for, nothing counts.
            guard let isTaken else { return .none }
            if !isTaken, case .customError(let makeError) = buffer.whenFull {
                let error = makeError()
                state.withLock { $0.completion = .failure(error) }
                // What waits may still be asked for, so downstream stays.
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

        /// Delivers what there is demand for, unless somebody is at it.
        ///
        /// - Returns: how many values fit in again.
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
                // As in Combine, an error does not wait for what nobody has asked for.
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
