/// A subscription that `print()` shows under another name; it does what the one beneath does.
@usableFromInline
struct NamedSubscription: Subscription, CustomStringConvertible {
    @usableFromInline let base: any Subscription
    @usableFromInline let description: String

    /// Whether a subscriber may ask for nothing.
    @usableFromInline let allowsNone: Bool

    @usableFromInline
    init(base: any Subscription, description: String, allowsNone: Bool = true) {
        self.base = base
        self.description = description
        self.allowsNone = allowsNone
    }

    @usableFromInline var combineIdentifier: CombineIdentifier { base.combineIdentifier }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0 || allowsNone, "A subscriber must ask for at least one value")
        base.request(demand)
    }

    @usableFromInline
    func cancel() {
        base.cancel()
    }
}
