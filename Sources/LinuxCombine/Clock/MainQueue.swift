import Dispatch

/// Tells the main queue, and whether code runs on it.
package enum MainQueue {
    /// Whether the main actor is what runs here. Where a program's entry point is asynchronous, as a test
    /// runner's is, the main queue is served by other threads than the main one.
    package static var isCurrent: Bool {
        MainThreadMark.isCurrent || DispatchQueue.getSpecific(key: mark) != nil
    }

    /// Whether this is the main queue, of which each `DispatchQueue.main` is another object on Linux.
    static func isSame(as queue: DispatchQueue) -> Bool {
        queue.getSpecific(key: mark) != nil
    }

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
