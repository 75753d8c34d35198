import Foundation

/// User defaults that are never saved, for made-up users and for tests.
final class MemoryDefaults: UserDefaults {
    // Used on any thread: `values` is accessed only while `lock` is held.
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    init() {
        super.init(suiteName: "MemoryDefaults")!
    }

    override func object(forKey defaultName: String) -> Any? {
        lock.withLock { values[defaultName] }
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        lock.withLock { values[defaultName] = value }
    }

    override func removeObject(forKey defaultName: String) {
        lock.withLock { values[defaultName] = nil }
    }

    override func synchronize() -> Bool { true }
}
