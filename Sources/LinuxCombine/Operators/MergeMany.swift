extension Publishers {
    /// A publisher that sends whatever any of several publishers of one type sends.
    public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// What the operator of the same name makes: the publisher itself.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// The values of all publishers of a sequence.
        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
            publishers = Array(upstream)
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let junction = MergeJunction(subscriber, count: publishers.count)
            subscriber.receive(subscription: junction)
            junction.finishIfEmpty()
            for (index, publisher) in publishers.enumerated() {
                junction.attach(publisher, index: index)
            }
        }

        /// Merges another publisher of the same type as well.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            Publishers.MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
