import CursesUISupport

extension Publishers {
    /// A publisher that sends whatever any of several publishers of one type sends.
    public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// What the operator of the same name makes: the publisher itself.
        @inlinable
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// The values of all publishers of a sequence.
        @inlinable
        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
            publishers = Array(upstream)
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let combined = CombinedSubscription(subscriber, name: "Merge")
            combined.requestUnlimitedOnce()
            subscriber.receive(subscription: combined)
            let unfinished = Unfinished(publishers.count)
            for publisher in publishers {
                combined.attachMerged(publisher, unfinished)
            }
            if publishers.isEmpty {
                combined.lock.lock()
                combined.finishUnlocking()
            }
        }

        /// Merges another publisher of the same type as well.
        @inlinable
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            Publishers.MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
