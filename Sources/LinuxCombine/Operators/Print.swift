import CursesUISupport

extension Publishers {
    /// A publisher that prints all events between its upstream and its subscriber.
    public struct Print<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The text that each line starts with.
        public let prefix: String

        /// The upstream publisher.
        public let upstream: Upstream

        /// The stream that the lines are written to; standard output if `nil`.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher that prints all events between its upstream and its subscriber.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, prefix: prefix, stream: stream))
        }
    }
}

extension Publishers.Print {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
        private let prefix: String
        private let lock = Lock()
        private var stream: (any TextOutputStream)?

        init(_ downstream: Downstream, prefix: String, stream: (any TextOutputStream)?) {
            self.prefix = prefix.isEmpty ? "" : prefix + ": "
            self.stream = stream
            super.init(downstream)
        }

        override func didSubscribe() {
            if let upstream {
                print("receive subscription: (\(upstream))")
            }
            super.didSubscribe()
        }

        override func receive(_ input: Output) -> Subscribers.Demand {
            print("receive value: (\(input))")
            let more = downstream?.receive(input) ?? .none
            if more > 0 {
                print("request \(described(more)) (synchronous)")
            }
            return more
        }

        override func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: print("receive finished")
            case .failure(let error): print("receive error: (\(error))")
            }
            finish(completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            print("request \(described(demand))")
            super.request(demand)
        }

        override func cancel() {
            print("receive cancel")
            super.cancel()
        }

        private func described(_ demand: Subscribers.Demand) -> String {
            demand.max.map { "max: (\($0))" } ?? "unlimited"
        }

        private func print(_ event: String) {
            let line = prefix + event
            // The stream is code of the caller, so it is copied and called outside the lock.
            guard var stream = lock.withLock({ self.stream }) else {
                return Swift.print(line)
            }
            stream.write(line + "\n")
            lock.withLock { self.stream = stream }
        }
    }
}

extension Publisher {
    /// Prints all events between this publisher and its subscriber.
    ///
    /// - Parameters:
    ///   - prefix: the text that each line starts with.
    ///   - stream: the stream that the lines are written to; standard output if `nil`.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
