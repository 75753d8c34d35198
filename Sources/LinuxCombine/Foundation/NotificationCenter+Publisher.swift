import Foundation

extension NotificationCenter {
    /// A publisher that sends the notifications with a given name.
    public struct Publisher: LinuxCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The centre to which the notifications are posted.
        public let center: NotificationCenter

        /// The name of the notifications.
        public let name: Notification.Name

        /// The object that posts the notifications; `nil` for any object.
        public let object: AnyObject?

        /// Creates a publisher of the notifications with a name, posted by one object or by any.
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

    /// Returns a publisher that sends the notifications with a name on the thread that posts them.
    ///
    /// - Parameter object: the object that posts the notifications; `nil` for any object.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}
