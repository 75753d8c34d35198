/// A subscriber that hides the type of the subscriber it wraps, or that calls closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The identity of the subscriber.
    public let combineIdentifier: CombineIdentifier

    public let description: String

    private let onSubscription: ((any Subscription) -> Void)?
    private let onValue: ((Input) -> Subscribers.Demand)?
    private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Creates a subscriber that hides the type of `s`.
    public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
            return
        }
        combineIdentifier = s.combineIdentifier
        description = (s as? any CustomStringConvertible)?.description ?? "\(S.self)"
        onSubscription = s.receive(subscription:)
        onValue = s.receive(_:)
        onCompletion = s.receive(completion:)
    }

    /// Creates a subscriber that passes everything to a subject.
    public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
        self.init(SubjectSubscriber(s))
    }

    /// Creates a subscriber from closures.
    ///
    /// No value ever arrives if `receiveSubscription` is `nil` or requests no values.
    ///
    /// - Parameters:
    ///   - receiveSubscription: receives the subscription, and requests values from it.
    ///   - receiveValue: receives each value, and returns the additional demand.
    ///   - receiveCompletion: receives the completion.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        description = "Anonymous AnySubscriber"
        onSubscription = receiveSubscription
        onValue = receiveValue
        onCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
        onSubscription?(subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
        onValue?(value) ?? .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        onCompletion?(completion)
    }
}

extension AnySubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    public var playgroundDescription: Any { description }
}
