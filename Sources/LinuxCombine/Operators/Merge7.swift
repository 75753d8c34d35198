// Made by Tests/Tools/arities.

extension Publishers {
    /// A publisher that sends every value of seven publishers as it arrives.
    public struct Merge7<A, B, C, D, E, F, G>: Publisher
    where
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher,
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure,
        D.Failure == E.Failure,
        E.Failure == F.Failure,
        F.Failure == G.Failure,
        A.Output == B.Output,
        B.Output == C.Output,
        C.Output == D.Output,
        D.Output == E.Output,
        E.Output == F.Output,
        F.Output == G.Output
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

        /// The seventh publisher.
        public let g: G

        /// Creates a publisher that sends every value of seven publishers as it arrives.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, G.Failure == S.Failure, S.Input == A.Output {
            let combined = CombinedSubscription(subscriber, name: "Merge")
            combined.requestUnlimitedOnce()
            subscriber.receive(subscription: combined)
            let unfinished = Unfinished(7)
            combined.attachMerged(a, unfinished)
            combined.attachMerged(b, unfinished)
            combined.attachMerged(c, unfinished)
            combined.attachMerged(d, unfinished)
            combined.attachMerged(e, unfinished)
            combined.attachMerged(f, unfinished)
            combined.attachMerged(g, unfinished)
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers.Merge7 {
    /// Merges one more publisher.
    @inlinable
    public func merge<P>(
        with other: P
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, P>
    where
        P: Publisher,
        P.Output == Output,
        P.Failure == Failure
    {
        Publishers.Merge8(a, b, c, d, e, f, g, other)
    }
}
