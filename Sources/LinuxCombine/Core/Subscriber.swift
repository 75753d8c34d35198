/// A type that receives values and a completion from a publisher.
///
/// A publisher calls a subscriber serially: first with the subscription, then with no more values than requested, and
/// finally with at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values that this subscriber receives.
    associatedtype Input

    /// The type of the error that this subscriber can receive; `Never` if it cannot receive one.
    associatedtype Failure: Error

    /// Notifies the subscriber that it is attached and may request values.
    func receive(subscription: any Subscription)

    /// Delivers a value.
    ///
    /// - Returns: the additional demand, which is added to the previous demand.
    func receive(_ input: Self.Input) -> Subscribers.Demand

    /// Notifies the subscriber that the publisher has ended, normally or with an error.
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
    /// Delivers an empty value.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// A namespace for types related to ``Subscriber``.
public enum Subscribers {}
