import Foundation

/// What was sent, in order, from whatever thread.
final class Record<Value>: @unchecked Sendable {
    // `stored` is only touched while `lock` is held; the values are read when the senders are done.
    private let lock = NSLock()
    private var stored: [Value] = []

    var values: [Value] { lock.withLock { stored } }

    func add(_ value: Value) {
        lock.withLock { stored.append(value) }
    }
}
