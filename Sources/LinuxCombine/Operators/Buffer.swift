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
            let junction = Inner(subscriber, buffer: self)
            subscriber.receive(subscription: junction)
            junction.attach()
        }
    }
}

extension Publishers.Buffer {
    private final class Inner<Downstream: Subscriber>: Junction<Output, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let buffer: Publishers.Buffer<Upstream>

        init(_ downstream: Downstream, buffer: Publishers.Buffer<Upstream>) {
            self.buffer = buffer
            super.init(downstream)
        }

        override func output(of element: Output) -> Output { element }

        func attach() {
            let source = Source<Output, Failure>(
                onValue: { [self] value in
                    receive(value)
                    return .none
                },
                onCompletion: { [self] completion in send(completion: completion) }
            )
            guard keep(source) else { return }
            source.request(buffer.prefetch == .keepFull ? .max(buffer.size) : .unlimited)
            buffer.upstream.subscribe(source)
        }

        private func receive(_ value: Output) {
            lock.lock()
            guard demand == .none, queue.count >= buffer.size else { return sendUnlocking(value) }
            switch buffer.whenFull {
            case .dropNewest:
                lock.unlock()
            case .dropOldest:
                let oldest = queue.popFirst()
                sendUnlocking(value)
                withExtendedLifetime(oldest) {}
            case .customError(let makeError):
                lock.unlock()
                let error = makeError()
                keptSources.first?.cancel()
                send(completion: .failure(error))
            }
        }

        override func didDeliver(_ element: Output, more: Subscribers.Demand) {
            if buffer.prefetch == .keepFull {
                request(.max(1), from: 0)
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
