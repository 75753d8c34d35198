import Foundation

/// User defaults that are kept nowhere: a test leaves no file in the user's home.
public final class MemoryDefaults: UserDefaults {
    // Used on any thread: `values` and `saves` are only touched while `lock` is held.
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    private var saves = 0

    public init() {
        super.init(suiteName: "CursesUI tests")!
    }

    /// How often they were asked to be written.
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
