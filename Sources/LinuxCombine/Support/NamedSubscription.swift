/// A subscription that `print()` shows under another name; it does what the one beneath does.
@usableFromInline
struct NamedSubscription: Subscription, CustomStringConvertible {
    @usableFromInline let base: any Subscription
    @usableFromInline let description: String

    @usableFromInline
    init(base: any Subscription, description: String) {
        self.base = base
        self.description = description
    }

    @usableFromInline var combineIdentifier: CombineIdentifier { base.combineIdentifier }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        base.request(demand)
    }

    @usableFromInline
    func cancel() {
        base.cancel()
    }
}
