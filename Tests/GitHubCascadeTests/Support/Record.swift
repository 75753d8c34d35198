import Foundation

/// Records values that any thread may send, in order.
final class Record<Value>: @unchecked Sendable {
    // `@unchecked Sendable` is safe because `stored` is accessed only while `lock` is held.
    private let lock = NSLock()
    private var stored: [Value] = []

    var values: [Value] { lock.withLock { stored } }

    func add(_ value: Value) {
        lock.withLock { stored.append(value) }
    }
}
