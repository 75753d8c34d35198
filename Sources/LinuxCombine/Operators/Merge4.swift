// Made by Tests/Tools/arities.

extension Publishers {
    /// A publisher that sends every value of four publishers as it arrives.
    public struct Merge4<A, B, C, D>: Publisher
    where
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure,
        A.Output == B.Output,
        B.Output == C.Output,
        C.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that sends every value of four publishers as it arrives.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, D.Failure == S.Failure, S.Input == A.Output {
            let combined = CombinedSubscription(subscriber, name: "Merge")
            combined.requestUnlimitedOnce()
            subscriber.receive(subscription: combined)
            let unfinished = Unfinished(4)
            combined.attachMerged(a, unfinished)
            combined.attachMerged(b, unfinished)
            combined.attachMerged(c, unfinished)
            combined.attachMerged(d, unfinished)
        }
    }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Merge4 {
    /// Merges one more publisher.
    @inlinable
    public func merge<P>(
        with other: P
    ) -> Publishers.Merge5<A, B, C, D, P>
    where
        P: Publisher,
        P.Output == Output,
        P.Failure == Failure
    {
        Publishers.Merge5(a, b, c, d, other)
    }

    /// Merges two more publishers.
    @inlinable
    public func merge<P1, P2>(
        with publisher1: P1,
        _ publisher2: P2
    ) -> Publishers.Merge6<A, B, C, D, P1, P2>
    where
        P1: Publisher,
        P1.Output == Output,
        P1.Failure == Failure,
        P2: Publisher,
        P2.Output == Output,
        P2.Failure == Failure
    {
        Publishers.Merge6(a, b, c, d, publisher1, publisher2)
    }

    /// Merges three more publishers.
    @inlinable
    public func merge<P1, P2, P3>(
        with publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3
    ) -> Publishers.Merge7<A, B, C, D, P1, P2, P3>
    where
        P1: Publisher,
        P1.Output == Output,
        P1.Failure == Failure,
        P2: Publisher,
        P2.Output == Output,
        P2.Failure == Failure,
        P3: Publisher,
        P3.Output == Output,
        P3.Failure == Failure
    {
        Publishers.Merge7(a, b, c, d, publisher1, publisher2, publisher3)
    }

    /// Merges four more publishers.
    @inlinable
    public func merge<P1, P2, P3, P4>(
        with publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3,
        _ publisher4: P4
    ) -> Publishers.Merge8<A, B, C, D, P1, P2, P3, P4>
    where
        P1: Publisher,
        P1.Output == Output,
        P1.Failure == Failure,
        P2: Publisher,
        P2.Output == Output,
        P2.Failure == Failure,
        P3: Publisher,
        P3.Output == Output,
        P3.Failure == Failure,
        P4: Publisher,
        P4.Output == Output,
        P4.Failure == Failure
    {
        Publishers.Merge8(a, b, c, d, publisher1, publisher2, publisher3, publisher4)
    }
}
