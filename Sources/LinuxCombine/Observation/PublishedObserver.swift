import CursesUISupport

/// Observes published properties that are set off the main thread.
///
/// A change is published before the value is stored. If another thread makes the change, the main thread may draw
/// between the two steps. So the views must be notified again when the value has been stored.
@usableFromInline
package enum PublishedObserver {
    /// Called on the storing thread with the object and the property.
    package typealias Observer = @Sendable (AnyObject, AnyKeyPath) -> Void

    /// A separate structure, because `Locked` is generic. If the guarded value were the function itself, each access
    /// would wrap it in another closure.
    private struct Holder {
        var observer: Observer?
    }

    private static let holder = Locked(Holder())

    /// The function that is called after a value has been stored off the main thread, if any.
    package static var didStoreOffMain: Observer? {
        get { holder.withLock { $0.observer } }
        set { _ = holder.exchange(Holder(observer: newValue)) }
    }

    /// Calls the observer after a value has been stored off the main thread.
    @usableFromInline
    static func noteStore(in object: AnyObject, of keyPath: AnyKeyPath) {
        didStoreOffMain?(object, keyPath)
    }
}
