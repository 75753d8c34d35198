/// A subscriber that hides the type of another one, or is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// What tells the subscriber from others.
    public let combineIdentifier: CombineIdentifier

    public let description: String

    private let onSubscription: ((any Subscription) -> Void)?
    private let onValue: ((Input) -> Subscribers.Demand)?
    private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Hides the type of a subscriber.
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

    /// Makes a subscriber that hands everything to a subject.
    public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
        self.init(SubjectSubscriber(s))
    }

    /// Makes a subscriber of closures.
    ///
    /// Without `receiveSubscription`, or without a request made in it, no value ever comes.
    ///
    /// - Parameters:
    ///   - receiveSubscription: is given the subscription, to ask for values.
    ///   - receiveValue: is given each value, and returns how many more are wanted.
    ///   - receiveCompletion: is told the end.
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
