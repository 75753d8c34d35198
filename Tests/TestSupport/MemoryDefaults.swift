import Foundation

/// User defaults that are never saved, so that a test leaves no file in the user's home folder.
public final class MemoryDefaults: UserDefaults {
    // The class may be used on any thread, because `values` and `saves` are accessed only while `lock` is held.
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    private var saves = 0

    public init() {
        super.init(suiteName: "CursesUI tests")!
    }

    /// The number of requests to save the defaults.
    public var saveCount: Int { lock.withLock { saves } }

    /// Removes all values.
    public func removeAll() {
        lock.withLock { values = [:] }
    }

    override public func object(forKey defaultName: String) -> Any? {
        lock.withLock { values[defaultName] }
    }

    override public func set(_ value: Any?, forKey defaultName: String) {
        lock.withLock { values[defaultName] = value }
    }

    override public func removeObject(forKey defaultName: String) {
        lock.withLock { values[defaultName] = nil }
    }

    override public func synchronize() -> Bool {
        lock.withLock { saves += 1 }
        return true
    }
}
