import Foundation

extension NotificationCenter {
    /// A publisher that sends the notifications of a name.
    public struct Publisher: LinuxCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The center that they are posted to.
        public let center: NotificationCenter

        /// Their name.
        public let name: Notification.Name

        /// The object that posts them; `nil` for any.
        public let object: AnyObject?

        /// The notifications of a name, from one object or from any.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            let subscription = CombinedSubscription(subscriber, name: "NotificationCenter Observer", allowsNone: true)
            let target = UncheckedSendable<(Notification) -> Void>(subscription.sendIfAsked)
            let observer = UncheckedSendable(
                center.addObserver(forName: name, object: object, queue: nil) { target.content($0) }
            )
            subscription.atEnd { [center] in center.removeObserver(observer.content) }
            subscriber.receive(subscription: subscription)
        }
    }

    /// A publisher that sends the notifications of a name, on the thread that posts them.
    ///
    /// - Parameter object: the object that posts them; `nil` for any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}
