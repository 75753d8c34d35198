/// A publisher that hides the type of another one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let box: AnyPublisherBox<Output, Failure>

    /// A publisher whose type is hidden.
    public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            box = erased.box
        } else {
            box = TypedPublisherBox(publisher)
        }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        box.receive(subscriber: subscriber)
    }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    public var description: String { "AnyPublisher" }

    public var playgroundDescription: Any { description }
}

extension Publisher {
    /// Hides the type of this publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
        AnyPublisher(self)
    }
}

private class AnyPublisherBox<Output, Failure: Error> {
    func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        preconditionFailure("A box must hold a publisher")
    }
}

private final class TypedPublisherBox<Base: Publisher>: AnyPublisherBox<Base.Output, Base.Failure> {
    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    override func receive<S>(subscriber: S)
    where S: Subscriber, Base.Output == S.Input, Base.Failure == S.Failure {
        base.receive(subscriber: subscriber)
    }
}
