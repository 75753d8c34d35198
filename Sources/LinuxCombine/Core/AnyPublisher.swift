/// A publisher that hides the type of the publisher it wraps.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    @usableFromInline let erased: ErasedPublisher<Output, Failure>

    /// The publisher whose type is hidden.
    var base: any Publisher { erased.base }

    /// Creates a publisher that hides the type of `publisher`.
    @inlinable
    public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
        if let same = publisher as? AnyPublisher<Output, Failure> {
            erased = same.erased
        } else {
            erased = ErasedPublisher(base: publisher) { publisher.receive(subscriber: $0) }
        }
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        erased.attach(ErasedSubscriber(subscriber))
    }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    public var description: String { "AnyPublisher" }

    public var playgroundDescription: Any { description }
}

extension Publisher {
    /// Hides the type of this publisher.
    @inlinable
    public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
        AnyPublisher(self)
    }
}

/// A type-erased publisher.
///
/// It holds the behaviour of the publisher as a closure, which is created where the type of the publisher is known. So
/// the compiler can optimise the parts of a pipeline before and after this point separately.
@usableFromInline
final class ErasedPublisher<Output, Failure: Error> {
    @usableFromInline let base: any Publisher
    @usableFromInline let attach: (ErasedSubscriber<Output, Failure>) -> Void

    @inlinable
    init(base: any Publisher, attach: @escaping (ErasedSubscriber<Output, Failure>) -> Void) {
        self.base = base
        self.attach = attach
    }
}

/// A type-erased subscriber.
@usableFromInline
struct ErasedSubscriber<Input, Failure: Error>: Subscriber {
    @usableFromInline let combineIdentifier: CombineIdentifier
    @usableFromInline let onSubscription: (any Subscription) -> Void
    @usableFromInline let onValue: (Input) -> Subscribers.Demand
    @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> Void

    @inlinable
    init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }

    @inlinable
    func receive(subscription: any Subscription) {
        onSubscription(subscription)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        onValue(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        onCompletion(completion)
    }
}
