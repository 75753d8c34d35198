/// A subscription that forwards everything to another subscription, and that has a different name in the output of
/// `print()`.
@usableFromInline
struct NamedSubscription: Subscription, CustomStringConvertible {
    @usableFromInline let base: any Subscription
    @usableFromInline let description: String

    /// Whether a request for no values is accepted.
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
        precondition(demand > 0 || allowsNone, "A subscriber must request at least one value")
        base.request(demand)
    }

    @usableFromInline
    func cancel() {
        base.cancel()
    }
}
