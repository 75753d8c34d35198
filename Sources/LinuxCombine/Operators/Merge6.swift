// Made by Tests/Tools/arities.

extension Publishers {
    /// A publisher that sends every value of six publishers as it arrives.
    public struct Merge6<A, B, C, D, E, F>: Publisher
    where
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure,
        D.Failure == E.Failure,
        E.Failure == F.Failure,
        A.Output == B.Output,
        B.Output == C.Output,
        C.Output == D.Output,
        D.Output == E.Output,
        E.Output == F.Output
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

        /// The sixth publisher.
        public let f: F

        /// Creates a publisher that sends every value of six publishers as it arrives.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, F.Failure == S.Failure, S.Input == A.Output {
            let combined = CombinedSubscription(subscriber, name: "Merge")
            combined.requestUnlimitedOnce()
            subscriber.receive(subscription: combined)
            let unfinished = Unfinished(6)
            combined.attachMerged(a, unfinished)
            combined.attachMerged(b, unfinished)
            combined.attachMerged(c, unfinished)
            combined.attachMerged(d, unfinished)
            combined.attachMerged(e, unfinished)
            combined.attachMerged(f, unfinished)
        }
    }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge6 {
    /// Merges one more publisher.
    @inlinable
    public func merge<P>(
        with other: P
    ) -> Publishers.Merge7<A, B, C, D, E, F, P>
    where
        P: Publisher,
        P.Output == Output,
        P.Failure == Failure
    {
        Publishers.Merge7(a, b, c, d, e, f, other)
    }

    /// Merges two more publishers.
    @inlinable
    public func merge<P1, P2>(
        with publisher1: P1,
        _ publisher2: P2
    ) -> Publishers.Merge8<A, B, C, D, E, F, P1, P2>
    where
        P1: Publisher,
        P1.Output == Output,
        P1.Failure == Failure,
        P2: Publisher,
        P2.Output == Output,
        P2.Failure == Failure
    {
        Publishers.Merge8(a, b, c, d, e, f, publisher1, publisher2)
    }
}
