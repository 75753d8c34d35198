extension Publishers {
    /// A publisher that sends the values of the newest publisher its upstream has sent.
    public struct SwitchToLatest<P, Upstream>: Publisher
    where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher that the publishers come from.
        public let upstream: Upstream

        /// What the operator of the same name makes: the publisher itself.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
            let junction = Inner(subscriber)
            subscriber.receive(subscription: junction)
            junction.attach(upstream)
        }
    }
}

extension Publishers.SwitchToLatest {
    private final class Inner<Downstream: Subscriber>: Junction<Downstream.Input, Downstream>
    where Downstream.Input == P.Output, Downstream.Failure == Upstream.Failure {
        // Guarded by `lock`.
        private var generation = 0
        private var newest: Source<P.Output, P.Failure>?
        private var isOuterFinished = false

        override func output(of element: Downstream.Input) -> Downstream.Input { element }

        func attach(_ upstream: Upstream) {
            let source = Source<P, P.Failure>(
                onValue: { [self] publisher in
                    switchTo(publisher)
                    return .none
                },
                onCompletion: { [self] completion in
                    switch completion {
                    case .finished:
                        if lock.withLock({ isOuterFinished = true; return newest == nil }) {
                            send(completion: .finished)
                        }
                    case .failure(let error):
                        send(failure: error)
                    }
                }
            )
            guard keep(source) else { return }
            source.request(.unlimited)
            upstream.subscribe(source)
        }

        private func switchTo(_ publisher: P) {
            let mine = lock.withLock {
                generation += 1
                return generation
            }
            let source = Source<P.Output, P.Failure>(
                onValue: { [self] value in
                    receive(value, from: mine)
                    return .none
                },
                onCompletion: { [self] completion in
                    receive(completion, from: mine)
                }
            )
            // What the last one has left behind is stale now.
            let (old, stale, unmet) = lock.withLock {
                defer { newest = source }
                return (newest, queue.takeAll(), demand)
            }
            withExtendedLifetime(stale) {}
            if let old {
                forget(old)
                old.cancel()
            }
            guard keep(source) else { return }
            source.request(unmet)
            publisher.subscribe(source)
        }

        private func receive(_ value: P.Output, from sender: Int) {
            lock.lock()
            if sender == generation {
                sendUnlocking(value)
            } else {
                lock.unlock()
            }
        }

        private func receive(_ completion: Subscribers.Completion<P.Failure>, from sender: Int) {
            let (ended, isLast): (Source<P.Output, P.Failure>?, Bool) = lock.withLock {
                guard sender == generation else { return (nil, false) }
                return (newest.take(), isOuterFinished)
            }
            guard let ended else { return }
            forget(ended)
            switch completion {
            case .finished:
                if isLast { send(completion: .finished) }
            case .failure(let error):
                send(failure: error)
            }
        }

        override func didDeliver(_ element: Downstream.Input, more: Subscribers.Demand) {
            didRequest(more)
        }

        override func didRequest(_ more: Subscribers.Demand) {
            lock.withLock { newest }?.request(more)
        }

        override func didCancel() {
            let newest = lock.withLock { self.newest.take() }
            withExtendedLifetime(newest) {}
        }
    }
}

extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
    /// Sends the values of the newest publisher, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher {
    /// Sends the values of the newest publisher, which may fail, and cancels the one before.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>> {
        setFailureType(to: Self.Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
    /// Sends the values of the newest publisher, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Self.Output: Publisher, Self.Output.Failure == Never {
    /// Sends the values of the newest publisher, which cannot fail, and cancels the one before.
    public func switchToLatest() -> Publishers.SwitchToLatest<
        Publishers.SetFailureType<Self.Output, Self.Failure>,
        Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
    > {
        map { $0.setFailureType(to: Self.Failure.self) }.switchToLatest()
    }
}
