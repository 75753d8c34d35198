import CursesUISupport
import Foundation

/// Writes user defaults to disk, which on Linux happens only on request.
///
/// Writing takes milliseconds, so it happens on a background thread, once for all changes within a short time.
package enum DefaultsSaver {
    private static let waiting = WaitingDefaults()
    private static let queue = DispatchQueue(label: "CursesUI.DefaultsSaver", qos: .utility)

    /// The delay before writing. It is longer than the repeat interval of a held key, which is about 30 ms.
    private static let pause = DispatchTimeInterval.milliseconds(100)

    static func save(_ store: UserDefaults) {
        guard waiting.add(store) else { return }
        queue.asyncAfter(deadline: .now() + pause) { waiting.write() }
    }

    private static let others = Locked<[@Sendable () -> Void]>([])

    /// Runs an action before the app ends, for values that are not user defaults.
    package static func atEnd(_ action: @escaping @Sendable () -> Void) { others.withLock { $0.append(action) } }

    /// Writes all pending changes, before the app ends.
    package static func saveNow() {
        queue.sync { waiting.write() }
        UserDefaults.standard.synchronize()
        for action in others.withLock({ $0 }) { action() }
    }
}

private final class WaitingDefaults: @unchecked Sendable {
    // `stores` and `isWaiting` are accessed only while `lock` is held.
    private let lock = Lock()
    private var stores: [UserDefaults] = []
    private var isWaiting = false

    /// Adds defaults to the pending ones. Returns whether nothing was pending before.
    func add(_ store: UserDefaults) -> Bool {
        lock.withLock {
            if !stores.contains(where: { $0 === store }) { stores.append(store) }
            defer { isWaiting = true }
            return !isWaiting
        }
    }

    func write() {
        let stores = lock.withLock {
            defer {
                self.stores = []
                isWaiting = false
            }
            return self.stores
        }
        for store in stores { store.synchronize() }
    }
}
