/// A publisher that other code can use to send values to its subscribers.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Self.Output)

    /// Sends a completion to the subscribers. Nothing can be sent afterwards.
    func send(completion: Subscribers.Completion<Self.Failure>)

    /// Provides the subject with a subscription from which it can request values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an empty value to the subscribers.
    public func send() {
        send(())
    }
}
