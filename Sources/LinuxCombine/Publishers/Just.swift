/// A publisher that sends one value to each subscriber and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// A publisher of one value.
    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Output {
        ValuesSubscription.start(
            CollectionOfOne(output),
            completion: .finished,
            description: "Just",
            downstream: subscriber
        )
    }
}

extension Just: Equatable where Output: Equatable {}
