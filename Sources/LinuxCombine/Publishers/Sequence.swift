extension Publishers {
    /// A publisher that sends the elements of a sequence and finishes.
    public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        public typealias Output = Elements.Element

        /// The elements.
        public let sequence: Elements

        /// Creates a publisher of the elements, in order.
        @inlinable
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
            ValuesSubscription.start(
                sequence,
                completion: .finished,
                description: "\(sequence)",
                cancelledDescription: "Sequence",
                downstream: subscriber
            )
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
    /// A publisher that sends the elements of this sequence and finishes.
    @inlinable
    public var publisher: Publishers.Sequence<Self, Never> {
        Publishers.Sequence(sequence: self)
    }
}
