/// A type that receives values and a completion from a publisher.
///
/// One publisher calls one subscriber serially: first the subscription, then values, as many as were
/// asked for, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values it receives.
    associatedtype Input

    /// The kind of error it might receive; `Never` if none.
    associatedtype Failure: Error

    /// Tells the subscriber that it is attached and may ask for values.
    func receive(subscription: any Subscription)

    /// Hands over a value.
    ///
    /// - Returns: how many more values are wanted, added to what was asked for before.
    func receive(_ input: Self.Input) -> Subscribers.Demand

    /// Tells the subscriber that the publisher has ended, normally or with an error.
    func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
    /// Tells the subscriber that a value without content has come.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// A namespace for types related to ``Subscriber``.
public enum Subscribers {}
