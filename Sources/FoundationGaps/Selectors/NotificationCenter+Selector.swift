import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of an observer for each notification, until the observer is removed or no longer exists.
    ///
    /// The method is called on the main thread; a notification that is posted on a different one reaches it later.
    ///
    /// - Parameters:
    ///   - observer: the object with the method. It is not kept.
    ///   - selector: the method, which has no parameter, or the notification as its parameter.
    ///   - name: the name of the notifications; `nil` for all names.
    ///   - object: the sender of the notifications; `nil` for all senders.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let observer = observer as AnyObject
        nonisolated(unsafe) weak let target = observer
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let target else { return }
            selector.perform(on: target, notification)
        }
        SelectorObservers.add(
            .init(center: self, observer: observer, name: name, object: object as AnyObject?, token: token))
    }

    /// Removes an observer.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.remove { $0.observer === observer && $0.center === self }
        removeObserver(observer as Any)
    }

    /// Removes an observer of a name and of a sender; `nil` stands for all of them.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.remove { entry in
            entry.observer === observer && entry.center === self && (name == nil || entry.name == name)
                && (object == nil || entry.object === object as AnyObject?)
        }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// The objects whose methods are called for notifications.
private enum SelectorObservers {
    /// The tokens of `NotificationCenter` may be used on any thread.
    struct Entry: @unchecked Sendable {
        weak let center: NotificationCenter?
        weak let observer: AnyObject?
        let name: NSNotification.Name?
        weak let object: AnyObject?
        let token: any NSObjectProtocol
    }

    private static let entries = Mutex([Entry]())

    static func add(_ entry: Entry) {
        remove { $0.observer == nil }
        entries.withLock { $0.append(entry) }
    }

    static func remove(where isRemoved: (Entry) -> Bool) {
        let removed = entries.withLock { entries in
            let removed = entries.filter(isRemoved)
            entries.removeAll(where: isRemoved)
            return removed
        }
        for entry in removed { entry.center?.removeObserver(entry.token as Any) }
    }
}
