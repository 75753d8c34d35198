/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests more values, in addition to those requested before.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for symbols related to subscriptions.
public enum Subscriptions {}

extension Subscriptions {
    /// A subscription that does nothing, for publishers that complete at once.
    public static var empty: any Subscription { Empty() }

    private struct Empty: Subscription, CustomStringConvertible {
        let combineIdentifier = CombineIdentifier()

        var description: String { "Empty" }

        func request(_ demand: Subscribers.Demand) {}

        func cancel() {}
    }
}
