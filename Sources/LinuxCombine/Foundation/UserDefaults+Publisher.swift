import CursesUISupport
import Foundation

extension UserDefaults {
    /// A publisher that sends the value of a property of user defaults.
    public struct KeyValueObservingPublisher<Value>: LinuxCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        /// The user defaults.
        public let object: UserDefaults
        /// The property whose value is sent.
        public let keyPath: KeyPath<UserDefaults, Value>
        /// Whether the first value is sent at once.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of the value of a property.
        public init(object: UserDefaults, keyPath: KeyPath<UserDefaults, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
            let subscription = CombinedSubscription(subscriber, name: "KVOSubscription", allowsNone: true)
            let current = { [object, keyPath] in object[keyPath: keyPath] }
            let known = LastValue(current())
            let send = UncheckedSendable<() -> Void> {
                let value = current()
                if known.changes(to: value) { subscription.sendIfAsked(value) }
            }
            let watch = DefaultsWatch.add { send.content() }
            let observer = UncheckedSendable(
                NotificationCenter.default.addObserver(
                    forName: UserDefaults.didChangeNotification, object: object, queue: nil
                ) { _ in send.content() }
            )
            subscription.atEnd {
                watch.cancel()
                NotificationCenter.default.removeObserver(observer.content)
            }
            subscriber.receive(subscription: subscription)
            if options.contains(.initial) { subscription.sendIfAsked(current()) }
        }
    }

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
    /// Values that are equal to the last one are not sent. On Linux, Foundation does not announce writes: an app notices
    /// them after the event in which they happen, and other programs at `UserDefaults.didChangeNotification`.
    public func publisher<Value>(
        for keyPath: KeyPath<UserDefaults, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> KeyValueObservingPublisher<Value> {
        KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// The value that a publisher has sent last.
private final class LastValue<Value> {
    private let lock = Lock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    /// Keeps a value, and returns whether it differs from the last one. Values without equality always differ.
    func changes(to new: Value) -> Bool {
        let old = lock.withLock {
            defer { value = new }
            return value
        }
        switch (old as? AnyHashable, new as? AnyHashable) {
        case (nil, nil): return !(Self.isNil(old) && Self.isNil(new))
        case (let old, let new): return old != new
        }
    }

    /// Returns whether the value is an optional without a value, which no cast to `AnyHashable` tells.
    private static func isNil(_ value: Value) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }
}
