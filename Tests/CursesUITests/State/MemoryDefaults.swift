import Foundation

/// User defaults that are kept nowhere.
final class MemoryDefaults: UserDefaults {
    // Used on any thread: `values` and `saves` are only touched while `lock` is held.
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    private var saves = 0

    init() {
        super.init(suiteName: "CursesUI tests")!
    }

    /// How often they were asked to be written.
    var saveCount: Int { lock.withLock { saves } }

    override func object(forKey defaultName: String) -> Any? {
        lock.withLock { values[defaultName] }
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        lock.withLock { values[defaultName] = value }
    }

    override func removeObject(forKey defaultName: String) {
        lock.withLock { values[defaultName] = nil }
    }

    override func synchronize() -> Bool {
        lock.withLock { saves += 1 }
        return true
    }
}
