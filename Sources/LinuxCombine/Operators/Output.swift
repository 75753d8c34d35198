extension Publishers {
    /// A publisher that sends the values whose index, counted from zero, is in a range, and finishes with the
    /// last of them.
    public struct Output<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The range of indices.
        public let range: CountableRange<Int>

        /// Creates a publisher that sends the values whose index, counted from zero, is in a range, and
        /// finishes with the last of them.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "Values are counted from zero")
            self.upstream = upstream
            self.range = range
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(subscriber, range: range))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers.Output {
    private final class Inner<Downstream: Subscriber>: OperatorSubscription<
        Upstream.Output, Upstream.Failure, Downstream
    >
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        // Both count down. They are not locked, because only upstream calls use them, and these are serial.
        private var toSkip: Int
        private var toSend: Int

        init(_ downstream: Downstream, range: CountableRange<Int>) {
            toSkip = range.lowerBound
            toSend = range.count
            super.init(downstream)
        }

        override func didSubscribe() {
            super.didSubscribe()
            if toSend == 0 {
                stop(.finished)
            }
        }

        override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            if toSkip > 0 {
                toSkip -= 1
                return .max(1)
            }
            guard toSend > 0, let downstream else { return .none }
            toSend -= 1
            // Read before the call, in which the subscriber may make the upstream send more values.
            let isLast = toSend == 0
            let more = downstream.receive(input)
            if isLast {
                stop(.finished)
                return .none
            }
            return more
        }

        override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            finish(completion)
        }
    }
}

extension Publisher {
    /// Sends the value at `index`, counted from zero, and finishes.
    @_disfavoredOverload
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// Sends the values whose indices, counted from zero, are in a range, and finishes with the last of them.
    @_disfavoredOverload
    public func output<R>(in range: R) -> Publishers.Output<Self>
    where R: RangeExpression, R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Sends the first `maxLength` values and finishes with the last of them.
    @_disfavoredOverload
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: ..<maxLength)
    }
}
