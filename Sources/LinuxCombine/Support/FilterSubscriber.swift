/// A subscriber that passes on the result of a closure for each value. If the result is `nil`, the value is skipped and
/// one more is requested instead.
///
/// The subscription and the demand pass through unchanged, so the only cost is calling the closure.
@usableFromInline
struct FilterSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber where Downstream.Failure == Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Input) -> Downstream.Input?
    @usableFromInline let combineIdentifier = CombineIdentifier()

    /// The name of the subscription in the output of `print()`; `nil` for the name of the upstream.
    @usableFromInline var name: String?

    /// Whether a request for no values is accepted. Only a ``NamedSubscription`` can refuse it, so a name is needed.
    @usableFromInline let allowsNone: Bool

    @inlinable
    init(
        downstream: Downstream,
        name: String? = nil,
        allowsNone: Bool = true,
        transform: @escaping (Input) -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.name = name
        self.allowsNone = allowsNone
        self.transform = transform
    }

    @inlinable
    func receive(subscription: any Subscription) {
        downstream.receive(
            subscription: name.map { NamedSubscription(base: subscription, description: $0, allowsNone: allowsNone) }
                ?? subscription
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

/// A version of ``FilterSubscriber`` whose closure may throw. An error ends the stream.
final class TryFilterSubscriber<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, Failure, Downstream
>
where Downstream.Failure == any Error {
    private let transform: (Input) throws -> Downstream.Input?
    private let name: String
    private let allowsNone: Bool

    init(
        _ downstream: Downstream,
        name: String,
        allowsNone: Bool = true,
        transform: @escaping (Input) throws -> Downstream.Input?
    ) {
        self.transform = transform
        self.name = name
        self.allowsNone = allowsNone
        super.init(downstream)
    }

    override var description: String { name }

    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0 || allowsNone, "A subscriber must request at least one value")
        super.request(demand)
    }

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
