import CursesUISupport

/// Observes published properties that are set off the main thread.
///
/// Such a change is published before the value is stored, and the main thread may draw in between. So the views
/// must be notified again when the value is stored.
@usableFromInline
package enum PublishedObserver {
    /// Called on the storing thread with the object and the property.
    package typealias Observer = @Sendable (AnyObject, AnyKeyPath) -> Void

    /// A structure of its own, because `Locked` is generic: a function that was the guarded value itself would be
    /// wrapped again by each access.
    private struct Holder {
        var observer: Observer?
    }

    private static let holder = Locked(Holder())

    /// The function that is called after a value was stored off the main thread, if any.
    package static var didStoreOffMain: Observer? {
        get { holder.withLock { $0.observer } }
        set { _ = holder.exchange(Holder(observer: newValue)) }
    }

    /// Calls the observer. A value was stored off the main thread.
    @usableFromInline
    static func noteStore(in object: AnyObject, of keyPath: AnyKeyPath) {
        didStoreOffMain?(object, keyPath)
    }
}
