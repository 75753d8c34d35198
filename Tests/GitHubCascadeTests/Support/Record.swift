import Foundation

/// The values that were sent, in order, from any thread.
final class Record<Value>: @unchecked Sendable {
    // `stored` is accessed only while `lock` is held. The values are read when the senders have finished.
    private let lock = NSLock()
    private var stored: [Value] = []

    var values: [Value] { lock.withLock { stored } }

    func add(_ value: Value) {
        lock.withLock { stored.append(value) }
    }
}
