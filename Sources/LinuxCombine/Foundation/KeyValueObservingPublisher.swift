import Foundation

extension NSObject {
    /// A publisher that sends the value of a property of an object.
    public struct KeyValueObservingPublisher<Subject: AnyObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The property whose value is sent.
        public let keyPath: KeyPath<Subject, Value>
        /// Whether the first value is sent at once, and old values before new ones.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of the value of a property.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
            let subscription = CombinedSubscription(subscriber, name: "KVOSubscription", allowsNone: true)
            let observer = KeyValueObserver(object, keyPath) { [options] _, old, new in
                if options.contains(.prior) { subscription.sendIfAsked(old) }
                subscription.sendIfAsked(new)
            }
            // A subscription keeps its object.
            subscription.atEnd { [object, observer = observer as any AnyKeyValueObserver] in
                withExtendedLifetime(object) { observer.end() }
            }
            subscriber.receive(subscription: subscription)
            if options.contains(.initial) { subscription.sendIfAsked(object[keyPath: keyPath]) }
        }
    }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
}

extension _KeyValueCodingAndObserving {
    /// Returns a publisher that sends the value of a property whenever it changes.
    ///
    /// ```swift
    /// extension UserDefaults {
    ///     @objc dynamic var volume: Int { integer(forKey: "volume") }
    /// }
    ///
    /// UserDefaults.standard.publisher(for: \.volume).sink { print($0) }
    /// ```
    ///
    /// Values that are equal to the last one are not sent. On Linux, nothing announces changes: an app compares values
    /// after each event and ten times a second, except user defaults, which it compares after each event and at
    /// `UserDefaults.didChangeNotification`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
