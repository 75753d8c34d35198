/// A type that delivers a sequence of values over time to its subscribers.
public protocol Publisher<Output, Failure> {
    /// The type of the values that this publisher sends.
    associatedtype Output

    /// The type of the error with which this publisher can fail; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Called by `subscribe(_:)`; do not call it yourself.
    func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber.
    @inlinable
    public func subscribe<S>(_ subscriber: S)
    where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes everything on to its own subscribers.
    ///
    /// - Returns: a cancellable that detaches the subject, but does not complete it.
    public func subscribe<S>(_ subject: S) -> AnyCancellable
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable(subscriber)
    }
}

/// A namespace for types that serve as publishers.
///
/// The operators of ``Publisher`` return types in this namespace: `map(_:)` returns ``Publishers/Map``, and so on.
public enum Publishers {}
