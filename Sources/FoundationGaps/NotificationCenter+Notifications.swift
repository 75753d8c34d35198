#if !canImport(Darwin)
import Foundation

extension NotificationCenter {
    /// The notifications of a name, as an asynchronous sequence. It ends when the task that iterates is cancelled.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        // Neither the centre nor the object is read; the centre synchronises its observers.
        fileprivate let center: NotificationCenter
        fileprivate let name: Notification.Name
        fileprivate let object: AnyObject?

        /// A notification.
        public typealias Element = Notification

        /// Receives notifications one after the other. Those that are posted between two calls are kept.
        public struct Iterator: AsyncIteratorProtocol {
            private var stream: AsyncStream<Delivery>.Iterator

            fileprivate init(_ notifications: Notifications) {
                let (stream, continuation) = AsyncStream.makeStream(of: Delivery.self)
                let observer = notifications.center.addObserver(
                    forName: notifications.name, object: notifications.object, queue: nil
                ) { continuation.yield(Delivery(notification: $0)) }
                let registration = Registration(center: notifications.center, observer: observer)
                continuation.onTermination = { _ in registration.end() }
                self.stream = stream.makeAsyncIterator()
            }

            /// Returns the next notification; `nil` once the task is cancelled.
            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }

        /// Begins to observe.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }
    }

    /// Returns the notifications of a name as an asynchronous sequence, which `for await` iterates.
    ///
    /// - Parameter object: the sender whose notifications are received; `nil` for any sender.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }
}

/// A notification on its way from the thread that posts it to the task that receives it.
private struct Delivery: @unchecked Sendable {
    // One side hands it over, and only the other side reads it.
    let notification: Notification
}

/// An observer until it is removed.
private struct Registration: @unchecked Sendable {
    // The centre synchronises its observers, and the observer is only passed to it.
    let center: NotificationCenter
    let observer: any NSObjectProtocol

    func end() { center.removeObserver(observer) }
}
#endif
