/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error that it fails with.
    public let error: Failure

    /// Creates a publisher that fails at once.
    @inlinable
    public init(error: Failure) {
        self.error = error
    }

    /// Creates the same publisher with an explicit output type, for code in which it cannot be inferred.
    @inlinable
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
