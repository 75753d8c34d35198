import Foundation

extension Thread {
    /// Creates a thread: `Thread(block:)`.
    @preconcurrency
    public static func _make(block: @escaping @Sendable () -> Void) -> Thread {
        Thread(block: block)
    }

    /// Starts a thread: `detachNewThread(_:)`.
    @preconcurrency
    public static func _detachNewThread(_ block: @escaping @Sendable () -> Void) {
        detachNewThread(block)
    }
}
