// Made by Tests/Tools/arities.

extension Publishers {
    /// A publisher that sends every value of five publishers as it arrives.
    public struct Merge5<A, B, C, D, E>: Publisher
    where
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure,
        D.Failure == E.Failure,
        A.Output == B.Output,
        B.Output == C.Output,
        C.Output == D.Output,
        D.Output == E.Output
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

        /// The fifth publisher.
        public let e: E

        /// Creates a publisher that sends every value of five publishers as it arrives.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, E.Failure == S.Failure, S.Input == A.Output {
            let combined = CombinedSubscription(subscriber, name: "Merge")
            combined.requestUnlimitedOnce()
            subscriber.receive(subscription: combined)
            let unfinished = Unfinished(5)
            combined.attachMerged(a, unfinished)
            combined.attachMerged(b, unfinished)
            combined.attachMerged(c, unfinished)
            combined.attachMerged(d, unfinished)
            combined.attachMerged(e, unfinished)
        }
    }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers.Merge5 {
    /// Merges one more publisher.
    @inlinable
    public func merge<P>(
        with other: P
    ) -> Publishers.Merge6<A, B, C, D, E, P>
    where
        P: Publisher,
        P.Output == Output,
        P.Failure == Failure
    {
        Publishers.Merge6(a, b, c, d, e, other)
    }

    /// Merges two more publishers.
    @inlinable
    public func merge<P1, P2>(
        with publisher1: P1,
        _ publisher2: P2
    ) -> Publishers.Merge7<A, B, C, D, E, P1, P2>
    where
        P1: Publisher,
        P1.Output == Output,
        P1.Failure == Failure,
        P2: Publisher,
        P2.Output == Output,
        P2.Failure == Failure
    {
        Publishers.Merge7(a, b, c, d, e, publisher1, publisher2)
    }

    /// Merges three more publishers.
    @inlinable
    public func merge<P1, P2, P3>(
        with publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3
    ) -> Publishers.Merge8<A, B, C, D, E, P1, P2, P3>
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
        Publishers.Merge8(a, b, c, d, e, publisher1, publisher2, publisher3)
    }
}
