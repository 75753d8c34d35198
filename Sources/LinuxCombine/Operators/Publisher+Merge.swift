// Made by Tests/Tools/arities.

extension Publisher {
    /// Sends every value of this publisher and another of the same type as it arrives.
    @inlinable
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }

    /// Sends every value of this publisher and another as it arrives.
    @inlinable
    public func merge<P>(
        with other: P
    ) -> Publishers.Merge<Self, P>
    where
        P: Publisher,
        P.Output == Output,
        P.Failure == Failure
    {
        Publishers.Merge(self, other)
    }

    /// Sends every value of this publisher and two others as it arrives.
    @inlinable
    public func merge<B, C>(
        with b: B,
        _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        B: Publisher,
        B.Output == Output,
        B.Failure == Failure,
        C: Publisher,
        C.Output == Output,
        C.Failure == Failure
    {
        Publishers.Merge3(self, b, c)
    }

    /// Sends every value of this publisher and three others as it arrives.
    @inlinable
    public func merge<B, C, D>(
        with b: B,
        _ c: C,
        _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B: Publisher,
        B.Output == Output,
        B.Failure == Failure,
        C: Publisher,
        C.Output == Output,
        C.Failure == Failure,
        D: Publisher,
        D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    /// Sends every value of this publisher and four others as it arrives.
    @inlinable
    public func merge<B, C, D, E>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B: Publisher,
        B.Output == Output,
        B.Failure == Failure,
        C: Publisher,
        C.Output == Output,
        C.Failure == Failure,
        D: Publisher,
        D.Output == Output,
        D.Failure == Failure,
        E: Publisher,
        E.Output == Output,
        E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Sends every value of this publisher and five others as it arrives.
    @inlinable
    public func merge<B, C, D, E, F>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B: Publisher,
        B.Output == Output,
        B.Failure == Failure,
        C: Publisher,
        C.Output == Output,
        C.Failure == Failure,
        D: Publisher,
        D.Output == Output,
        D.Failure == Failure,
        E: Publisher,
        E.Output == Output,
        E.Failure == Failure,
        F: Publisher,
        F.Output == Output,
        F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Sends every value of this publisher and six others as it arrives.
    @inlinable
    public func merge<B, C, D, E, F, G>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B: Publisher,
        B.Output == Output,
        B.Failure == Failure,
        C: Publisher,
        C.Output == Output,
        C.Failure == Failure,
        D: Publisher,
        D.Output == Output,
        D.Failure == Failure,
        E: Publisher,
        E.Output == Output,
        E.Failure == Failure,
        F: Publisher,
        F.Output == Output,
        F.Failure == Failure,
        G: Publisher,
        G.Output == Output,
        G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Sends every value of this publisher and seven others as it arrives.
    @inlinable
    public func merge<B, C, D, E, F, G, H>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G,
        _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B: Publisher,
        B.Output == Output,
        B.Failure == Failure,
        C: Publisher,
        C.Output == Output,
        C.Failure == Failure,
        D: Publisher,
        D.Output == Output,
        D.Failure == Failure,
        E: Publisher,
        E.Output == Output,
        E.Failure == Failure,
        F: Publisher,
        F.Output == Output,
        F.Failure == Failure,
        G: Publisher,
        G.Output == Output,
        G.Failure == Failure,
        H: Publisher,
        H.Output == Output,
        H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
