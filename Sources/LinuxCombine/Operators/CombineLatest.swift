// Made by Tests/Tools/arities.

extension Publishers {
    /// A publisher that sends the newest values of two publishers whenever any of them sends.
    public struct CombineLatest<A, B>: Publisher
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

        /// Creates a publisher that sends the newest values of two publishers whenever any of them sends.
        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            let combined = CombinedSubscription(subscriber, name: "CombineLatest")
            let newestA = NewestValue<A.Output>()
            let newestB = NewestValue<B.Output>()
            let combine: () -> S.Input? = {
                guard let a = newestA.value, let b = newestB.value else {
                    return nil
                }
                return (a, b)
            }
            combined.onRequest = { [unowned combined] in combined.requestFromAll($0) }
            let unfinished = Unfinished(2)
            subscriber.receive(subscription: combined)
            combined.attachLatest(a, newestA, unfinished, combine)
            combined.attachLatest(b, newestB, unfinished, combine)
        }
    }
}

extension Publishers.CombineLatest: Equatable
where A: Equatable, B: Equatable {}

extension Publishers {
    /// A publisher that sends the newest values of three publishers whenever any of them sends.
    public struct CombineLatest3<A, B, C>: Publisher
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

        /// Creates a publisher that sends the newest values of three publishers whenever any of them sends.
        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            let combined = CombinedSubscription(subscriber, name: "CombineLatest")
            let newestA = NewestValue<A.Output>()
            let newestB = NewestValue<B.Output>()
            let newestC = NewestValue<C.Output>()
            let combine: () -> S.Input? = {
                guard let a = newestA.value, let b = newestB.value, let c = newestC.value else {
                    return nil
                }
                return (a, b, c)
            }
            combined.onRequest = { [unowned combined] in combined.requestFromAll($0) }
            let unfinished = Unfinished(3)
            subscriber.receive(subscription: combined)
            combined.attachLatest(a, newestA, unfinished, combine)
            combined.attachLatest(b, newestB, unfinished, combine)
            combined.attachLatest(c, newestC, unfinished, combine)
        }
    }
}

extension Publishers.CombineLatest3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
    /// A publisher that sends the newest values of four publishers whenever any of them sends.
    public struct CombineLatest4<A, B, C, D>: Publisher
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

        /// Creates a publisher that sends the newest values of four publishers whenever any of them sends.
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
            let combined = CombinedSubscription(subscriber, name: "CombineLatest")
            let newestA = NewestValue<A.Output>()
            let newestB = NewestValue<B.Output>()
            let newestC = NewestValue<C.Output>()
            let newestD = NewestValue<D.Output>()
            let combine: () -> S.Input? = {
                guard let a = newestA.value, let b = newestB.value, let c = newestC.value, let d = newestD.value else {
                    return nil
                }
                return (a, b, c, d)
            }
            combined.onRequest = { [unowned combined] in combined.requestFromAll($0) }
            let unfinished = Unfinished(4)
            subscriber.receive(subscription: combined)
            combined.attachLatest(a, newestA, unfinished, combine)
            combined.attachLatest(b, newestB, unfinished, combine)
            combined.attachLatest(c, newestC, unfinished, combine)
            combined.attachLatest(d, newestD, unfinished, combine)
        }
    }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Sends the newest values of this publisher and another whenever any of them sends.
    @inlinable
    public func combineLatest<P>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P>
    where
        P: Publisher,
        Self.Failure == P.Failure
    {
        Publishers.CombineLatest(self, other)
    }

    /// Applies a closure to the newest values of this publisher and another whenever any of them sends.
    @inlinable
    public func combineLatest<P, T>(
        _ other: P,
        _ transform: @escaping (Self.Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where
        P: Publisher,
        Self.Failure == P.Failure
    {
        Publishers.CombineLatest(self, other)
            .map { transform($0.0, $0.1) }
    }

    /// Sends the newest values of this publisher and two others whenever any of them sends.
    @inlinable
    public func combineLatest<P, Q>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where
        P: Publisher,
        Q: Publisher,
        Self.Failure == P.Failure,
        P.Failure == Q.Failure
    {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Applies a closure to the newest values of this publisher and two others whenever any of them sends.
    @inlinable
    public func combineLatest<P, Q, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where
        P: Publisher,
        Q: Publisher,
        Self.Failure == P.Failure,
        P.Failure == Q.Failure
    {
        Publishers.CombineLatest3(self, publisher1, publisher2)
            .map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the newest values of this publisher and three others whenever any of them sends.
    @inlinable
    public func combineLatest<P, Q, R>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where
        P: Publisher,
        Q: Publisher,
        R: Publisher,
        Self.Failure == P.Failure,
        P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Applies a closure to the newest values of this publisher and three others whenever any of them sends.
    @inlinable
    public func combineLatest<P, Q, R, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where
        P: Publisher,
        Q: Publisher,
        R: Publisher,
        Self.Failure == P.Failure,
        P.Failure == Q.Failure,
        Q.Failure == R.Failure
    {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
            .map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
