// Made by Tests/Tools/arities.

extension Publishers {
    /// A publisher that sends every value of three publishers as it arrives.
    public struct Merge3<A, B, C>: Publisher
    where
        A: Publisher,
        B: Publisher,
        C: Publisher,
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        A.Output == B.Output,
        B.Output == C.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// Creates a publisher that sends every value of three publishers as it arrives.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, C.Failure == S.Failure, S.Input == A.Output {
            let combined = CombinedSubscription(subscriber, name: "Merge")
            combined.requestUnlimitedOnce()
            subscriber.receive(subscription: combined)
            let unfinished = Unfinished(3)
            combined.attachMerged(a, unfinished)
            combined.attachMerged(b, unfinished)
            combined.attachMerged(c, unfinished)
        }
    }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.Merge3 {
    /// Merges one more publisher.
    @inlinable
    public func merge<P>(
        with other: P
    ) -> Publishers.Merge4<A, B, C, P>
    where
        P: Publisher,
        P.Output == Output,
        P.Failure == Failure
    {
        Publishers.Merge4(a, b, c, other)
    }

    /// Merges two more publishers.
    @inlinable
    public func merge<P1, P2>(
        with publisher1: P1,
        _ publisher2: P2
    ) -> Publishers.Merge5<A, B, C, P1, P2>
    where
        P1: Publisher,
        P1.Output == Output,
        P1.Failure == Failure,
        P2: Publisher,
        P2.Output == Output,
        P2.Failure == Failure
    {
        Publishers.Merge5(a, b, c, publisher1, publisher2)
    }

    /// Merges three more publishers.
    @inlinable
    public func merge<P1, P2, P3>(
        with publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3
    ) -> Publishers.Merge6<A, B, C, P1, P2, P3>
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
        Publishers.Merge6(a, b, c, publisher1, publisher2, publisher3)
    }

    /// Merges four more publishers.
    @inlinable
    public func merge<P1, P2, P3, P4>(
        with publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3,
        _ publisher4: P4
    ) -> Publishers.Merge7<A, B, C, P1, P2, P3, P4>
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
        Publishers.Merge7(a, b, c, publisher1, publisher2, publisher3, publisher4)
    }

    /// Merges five more publishers.
    @inlinable
    public func merge<P1, P2, P3, P4, P5>(
        with publisher1: P1,
        _ publisher2: P2,
        _ publisher3: P3,
        _ publisher4: P4,
        _ publisher5: P5
    ) -> Publishers.Merge8<A, B, C, P1, P2, P3, P4, P5>
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
        P4.Failure == Failure,
        P5: Publisher,
        P5.Output == Output,
        P5.Failure == Failure
    {
        Publishers.Merge8(a, b, c, publisher1, publisher2, publisher3, publisher4, publisher5)
    }
}
