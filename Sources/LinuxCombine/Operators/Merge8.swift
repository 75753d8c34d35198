// Made by Tests/Tools/arities.

extension Publishers {
    /// A publisher that sends every value of eight publishers as it arrives.
    public struct Merge8<A, B, C, D, E, F, G, H>: Publisher
    where
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        E: Publisher,
        F: Publisher,
        G: Publisher,
        H: Publisher,
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure,
        D.Failure == E.Failure,
        E.Failure == F.Failure,
        F.Failure == G.Failure,
        G.Failure == H.Failure,
        A.Output == B.Output,
        B.Output == C.Output,
        C.Output == D.Output,
        D.Output == E.Output,
        E.Output == F.Output,
        F.Output == G.Output,
        G.Output == H.Output
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

        /// The eighth publisher.
        public let h: H

        /// Creates a publisher that sends every value of eight publishers as it arrives.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, H.Failure == S.Failure, S.Input == A.Output {
            let combined = CombinedSubscription(subscriber, name: "Merge")
            combined.requestUnlimitedOnce()
            subscriber.receive(subscription: combined)
            let unfinished = Unfinished(8)
            combined.attachMerged(a, unfinished)
            combined.attachMerged(b, unfinished)
            combined.attachMerged(c, unfinished)
            combined.attachMerged(d, unfinished)
            combined.attachMerged(e, unfinished)
            combined.attachMerged(f, unfinished)
            combined.attachMerged(g, unfinished)
            combined.attachMerged(h, unfinished)
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
