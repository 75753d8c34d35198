import CursesUISupport
import Foundation

/// Has changed user defaults written to disk, which on Linux happens when it is asked for.
///
/// Writing takes milliseconds, so a background thread does it, and the changes of a moment together.
package enum DefaultsSaver {
    private static let waiting = WaitingDefaults()
    private static let queue = DispatchQueue(label: "CursesUI.DefaultsSaver", qos: .utility)

    /// A key that repeats comes every 30 ms or so.
    private static let pause = DispatchTimeInterval.milliseconds(100)

    static func save(_ store: UserDefaults) {
        guard waiting.add(store) else { return }
        queue.asyncAfter(deadline: .now() + pause) { waiting.write() }
    }

    /// Writes what still waits; for the end of the app.
    package static func saveNow() {
        queue.sync { waiting.write() }
    }
}

private final class WaitingDefaults: @unchecked Sendable {
    // `stores` is only touched while `lock` is held.
    private let lock = Lock()
    private var stores: [UserDefaults] = []

    /// Returns whether they are the first that wait.
    func add(_ store: UserDefaults) -> Bool {
        lock.withLock {
            if !stores.contains(where: { $0 === store }) { stores.append(store) }
            return stores.count == 1
        }
    }

    func write() {
        let stores = lock.withLock {
            defer { self.stores = [] }
            return self.stores
        }
        for store in stores { store.synchronize() }
    }
}
