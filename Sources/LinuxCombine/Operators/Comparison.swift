extension Publishers {
    /// A publisher that sends the greatest value in the order that a closure defines, and finishes.
    public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Returns whether the first value is ordered before the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher that sends the greatest value in the order that a closure defines, and finishes.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, Upstream.Failure == S.Failure {
            let areInIncreasingOrder = self.areInIncreasingOrder
            var greatest: Output?
            upstream.subscribe(
                Reducer(subscriber, name: "Comparison", atEnd: { greatest }) {
                    if let known = greatest, !areInIncreasingOrder(known, $0) { return .more }
                    greatest = $0
                    return .more
                }
            )
        }
    }
}

extension Publishers {
    /// A publisher that sends the greatest value in the order that a closure defines, and fails when the closure
    /// throws.
    public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        /// Returns whether the first value is ordered before the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher that sends the greatest value in the order that a closure defines, and fails
        /// when the closure throws.
        public init(
            upstream: Upstream,
            areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
            let areInIncreasingOrder = self.areInIncreasingOrder
            var greatest: Output?
            upstream.subscribe(
                TryReducer(subscriber, name: "TryComparison", atEnd: { greatest }) {
                    if let known = greatest, try !areInIncreasingOrder(known, $0) { return .more }
                    greatest = $0
                    return .more
                }
            )
        }
    }
}

extension Publisher where Self.Output: Comparable {
    /// Sends the least value, at the end.
    @_disfavoredOverload
    public func min() -> Publishers.Comparison<Self> {
        max(by: >)
    }

    /// Sends the greatest value, at the end.
    @_disfavoredOverload
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }
}

extension Publisher {
    /// Sends the least value in the order that a closure defines, at the end.
    @_disfavoredOverload
    public func min(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Sends the least value in the order that a closure defines; an error ends the stream.
    @_disfavoredOverload
    public func tryMin(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        tryMax { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the greatest value in the order that a closure defines, at the end.
    @_disfavoredOverload
    public func max(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Sends the greatest value in the order that a closure defines; an error ends the stream.
    @_disfavoredOverload
    public func tryMax(
        by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
