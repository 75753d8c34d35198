extension Publishers {
    /// A publisher that sends the values of one publisher and, when that has finished, those of a second publisher.
    public struct Concatenate<Prefix, Suffix>: Publisher
    where
        Prefix: Publisher, Suffix: Publisher,
        Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output
    {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The publisher whose values are sent first.
        public let prefix: Prefix

        /// The publisher whose values are sent next.
        public let suffix: Suffix

        /// Creates a publisher that sends the values of one publisher and, when that has finished, those of a
        /// second publisher.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            let sequential = SequentialSubscription<Output, S>(
                subscriber, name: "Concatenate", allowsNone: true, allowsMore: true)
            subscriber.receive(subscription: sequential)
            ConcatenatedParts(self).attachNext(to: sequential)
        }
    }
}

extension Publishers.Concatenate: ConcatenatedPublisher {
    func split<Element, Failure: Error>(
        _ types: (Element.Type, Failure.Type)
    ) -> (first: AnyPublisher<Element, Failure>, second: AnyPublisher<Element, Failure>)? {
        (prefix.eraseToAnyPublisher(), suffix.eraseToAnyPublisher())
            as? (AnyPublisher<Element, Failure>, AnyPublisher<Element, Failure>)
    }
}

/// A concatenation of two publishers of any type.
private protocol ConcatenatedPublisher {
    func split<Element, Failure: Error>(
        _ types: (Element.Type, Failure.Type)
    ) -> (first: AnyPublisher<Element, Failure>, second: AnyPublisher<Element, Failure>)?
}

/// The remaining publishers of a nested concatenation.
///
/// If a loop appends to a pipeline, and erases its type each time, the nesting is as deep as the number of iterations.
/// The concatenation is split one level at a time, so that it does not exhaust the stack.
private final class ConcatenatedParts<Output, Failure: Error> {
    /// The remaining publishers; the next one is the last element. One thread at a time uses them: first the
    /// subscription, and then each completion.
    private var parts: [AnyPublisher<Output, Failure>]

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        parts = [publisher.eraseToAnyPublisher()]
    }

    func attachNext<S: Subscriber>(to sequential: SequentialSubscription<Output, S>)
    where S.Input == Output, S.Failure == Failure {
        guard var next = parts.popLast() else { return sequential.finish(.finished) }
        while let (first, second) = (next.base as? any ConcatenatedPublisher)?.split((Output.self, Failure.self)) {
            parts.append(second)
            next = first
        }
        sequential.attach(next) { [self] completion in
            switch completion {
            case .finished: attachNext(to: sequential)
            case .failure: sequential.finish(completion)
            }
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    /// Sends the given values before those of this publisher.
    public func prepend(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements of a sequence before the values of this publisher.
    public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
    where S: Swift.Sequence, Self.Output == S.Element {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher before those of this publisher.
    public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends the given values after those of this publisher.
    public func append(
        _ elements: Self.Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence after the values of this publisher.
    public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
    where S: Swift.Sequence, Self.Output == S.Element {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher when this one has finished.
    public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
