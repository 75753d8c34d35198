/// Passes on what a closure makes of a value, and skips a value of which it makes nothing, for which it
/// asks for another one.
///
/// Subscription and demand pass through untouched, so it costs no more than the closure.
@usableFromInline
struct FilterSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber where Downstream.Failure == Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Input) -> Downstream.Input?
    @usableFromInline let combineIdentifier = CombineIdentifier()

    /// What `print()` calls the subscription, if it has a name of its own.
    @usableFromInline var name: String?

    @inlinable
    init(downstream: Downstream, name: String? = nil, transform: @escaping (Input) -> Downstream.Input?) {
        self.downstream = downstream
        self.name = name
        self.transform = transform
    }

    @inlinable
    func receive(subscription: any Subscription) {
        downstream.receive(
            subscription: name.map { NamedSubscription(base: subscription, description: $0) } ?? subscription
        )
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = transform(input) else { return .max(1) }
        return downstream.receive(output)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion)
    }
}

/// As ``FilterSubscriber``, with a closure that may throw: an error ends the stream.
final class TryFilterSubscriber<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, Failure, Downstream
>
where Downstream.Failure == any Error {
    private let transform: (Input) throws -> Downstream.Input?
    private let name: String

    init(_ downstream: Downstream, name: String, transform: @escaping (Input) throws -> Downstream.Input?) {
        self.transform = transform
        self.name = name
        super.init(downstream)
    }

    override var description: String { name }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream else { return .none }
        do {
            guard let output = try transform(input) else { return .max(1) }
            return downstream.receive(output)
        } catch {
            stop(.failure(error))
            return .none
        }
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        finish(completion.erased())
    }
}
