import Dispatch

/// Identifies the main queue, and detects whether code runs on it.
package enum MainQueue {
    /// Whether this code runs on the main actor. In a program whose entry point is asynchronous, such as a test
    /// runner, threads other than the main thread serve the main queue.
    package static var isCurrent: Bool {
        MainThreadMark.isCurrent || DispatchQueue.getSpecific(key: mark) != nil
    }

    /// Returns whether a queue is the main queue. The objects cannot be compared, because on Linux each access to
    /// `DispatchQueue.main` returns a new object.
    static func isSame(as queue: DispatchQueue) -> Bool {
        queue.getSpecific(key: mark) != nil
    }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
