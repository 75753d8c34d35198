// Made by Tests/Tools/arities.

extension Publishers {
    /// A publisher that sends tuples of the values of two publishers, matched in order.
    public struct Zip<A, B>: Publisher
    where
        A: Publisher,
        B: Publisher,
        A.Failure == B.Failure
    {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// Creates a publisher that sends tuples of the values of two publishers, matched in order.
        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            let combined = CombinedSubscription(subscriber, name: "Zip")
            let queueA = ZipQueue<A.Output>()
            let queueB = ZipQueue<B.Output>()
            let combine: () -> S.Input? = {
                guard !queueA.isEmpty, !queueB.isEmpty else { return nil }
                return (queueA.popFirst(), queueB.popFirst())
            }
            let isExhausted = { queueA.isExhausted || queueB.isExhausted }
            combined.onRequest = { [unowned combined] in combined.requestFromAll($0) }
            subscriber.receive(subscription: combined)
            combined.attachZipped(a, queueA, combine, isExhausted)
            combined.attachZipped(b, queueB, combine, isExhausted)
        }
    }
}

extension Publishers.Zip: Equatable
where A: Equatable, B: Equatable {}

extension Publishers {
    /// A publisher that sends tuples of the values of three publishers, matched in order.
    public struct Zip3<A, B, C>: Publisher
    where
        A: Publisher,
        B: Publisher,
        C: Publisher,
        A.Failure == B.Failure,
        B.Failure == C.Failure
    {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// Creates a publisher that sends tuples of the values of three publishers, matched in order.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            let combined = CombinedSubscription(subscriber, name: "Zip")
            let queueA = ZipQueue<A.Output>()
            let queueB = ZipQueue<B.Output>()
            let queueC = ZipQueue<C.Output>()
            let combine: () -> S.Input? = {
                guard !queueA.isEmpty, !queueB.isEmpty, !queueC.isEmpty else { return nil }
                return (queueA.popFirst(), queueB.popFirst(), queueC.popFirst())
            }
            let isExhausted = { queueA.isExhausted || queueB.isExhausted || queueC.isExhausted }
            combined.onRequest = { [unowned combined] in combined.requestFromAll($0) }
            subscriber.receive(subscription: combined)
            combined.attachZipped(a, queueA, combine, isExhausted)
            combined.attachZipped(b, queueB, combine, isExhausted)
            combined.attachZipped(c, queueC, combine, isExhausted)
        }
    }
}

extension Publishers.Zip3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// A publisher that sends tuples of the values of four publishers, matched in order.
    public struct Zip4<A, B, C, D>: Publisher
    where
        A: Publisher,
        B: Publisher,
        C: Publisher,
        D: Publisher,
        A.Failure == B.Failure,
        B.Failure == C.Failure,
        C.Failure == D.Failure
    {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that sends tuples of the values of four publishers, matched in order.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
            let combined = CombinedSubscription(subscriber, name: "Zip")
            let queueA = ZipQueue<A.Output>()
            let queueB = ZipQueue<B.Output>()
            let queueC = ZipQueue<C.Output>()
            let queueD = ZipQueue<D.Output>()
            let combine: () -> S.Input? = {
                guard !queueA.isEmpty, !queueB.isEmpty, !queueC.isEmpty, !queueD.isEmpty else { return nil }
                return (queueA.popFirst(), queueB.popFirst(), queueC.popFirst(), queueD.popFirst())
            }
            let isExhausted = { queueA.isExhausted || queueB.isExhausted || queueC.isExhausted || queueD.isExhausted }
            combined.onRequest = { [unowned combined] in combined.requestFromAll($0) }
            subscriber.receive(subscription: combined)
            combined.attachZipped(a, queueA, combine, isExhausted)
            combined.attachZipped(b, queueB, combine, isExhausted)
            combined.attachZipped(c, queueC, combine, isExhausted)
            combined.attachZipped(d, queueD, combine, isExhausted)
        }
    }
}

extension Publishers.Zip4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Sends tuples of the values of this publisher and another, matched in order.
    @inlinable
    public func zip<P>(
        _ other: P
    ) -> Publishers.Zip<Self, P>
    where
        P: Publisher,
        Self.Failure == P.Failure
    {
        Publishers.Zip(self, other)
    }

    /// Applies a closure to tuples of the values of this publisher and another, matched in order.
    @inlinable
    public func zip<P, T>(
        _ other: P,
        _ transform: @escaping (Self.Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where
        P: Publisher,
        Self.Failure == P.Failure
    {
        Publishers.Zip(self, other)
            .map { transform($0.0, $0.1) }
    }

    /// Sends tuples of the values of this publisher and two others, matched in order.
    @inlinable
    public func zip<P, Q>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q>
    where
        P: Publisher,
        Q: Publisher,
        Self.Failure == P.Failure,
        P.Failure == Q.Failure
    {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Applies a closure to tuples of the values of this publisher and two others, matched in order.
    @inlinable
    public func zip<P, Q, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where
        P: Publisher,
        Q: Publisher,
        Self.Failure == P.Failure,
        P.Failure == Q.Failure
    {
        Publishers.Zip3(self, publisher1, publisher2)
            .map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends tuples of the values of this publisher and three others, matched in order.
    @inlinable
    public func zip<P, Q, R>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where
        P: Publisher,
        Q: Publisher,
        R: Publisher,
        Self.Failure == P.Failure,
        P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Applies a closure to tuples of the values of this publisher and three others, matched in order.
    @inlinable
    public func zip<P, Q, R, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where
        P: Publisher,
        Q: Publisher,
        R: Publisher,
        Self.Failure == P.Failure,
        P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
            .map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
