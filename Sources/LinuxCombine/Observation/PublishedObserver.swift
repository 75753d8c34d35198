import CursesUISupport

/// Learns of published properties that are set off the main thread.
///
/// The signal of such a change comes before the value is stored, and the main thread may draw in between;
/// so whoever draws must be told once more when the value is there.
@usableFromInline
package enum PublishedObserver {
    /// Called on the storing thread with the object and the property.
    package typealias Observer = @Sendable (AnyObject, AnyKeyPath) -> Void

    /// In a structure of its own: a function that is the guarded value itself would be wrapped once more
    /// by each access, since `Locked` is generic.
    private struct Holder {
        var observer: Observer?
    }

    private static let holder = Locked(Holder())

    /// Is called after a value was stored off the main thread; `nil` for nobody.
    package static var didStoreOffMain: Observer? {
        get { holder.withLock { $0.observer } }
        set { _ = holder.exchange(Holder(observer: newValue)) }
    }

    /// A value was stored off the main thread.
    @usableFromInline
    static func noteStore(in object: AnyObject, of keyPath: AnyKeyPath) {
        didStoreOffMain?(object, keyPath)
    }
}
