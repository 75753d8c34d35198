/// A publisher that sends one value to each subscriber and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Creates a publisher of one value.
    @inlinable
    public init(_ output: Output) {
        self.output = output
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Output {
        OnceSubscription.start(output, name: "Just", downstream: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}
