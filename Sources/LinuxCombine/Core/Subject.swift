/// A publisher that lets others send values into it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Self.Output)

    /// Completes the subscribers; nothing can be sent afterwards.
    func send(completion: Subscribers.Completion<Self.Failure>)

    /// Gives the subject a subscription to ask for values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value without content to the subscribers.
    public func send() {
        send(())
    }
}
