import CursesUISupport
import Dispatch

/// Sends work to the main queue so that it can be withdrawn before it runs.
///
/// Each piece of work has a separate block in the queue, so it keeps its position among other blocks.
enum MainQueueMailbox {
    private static let work = Locked(WorkList())

    static func post(_ item: @escaping @Sendable () -> Void) {
        work.withLock { $0.append(item) }
        DispatchQueue.main.async {
            work.withLock { $0.popFirst() }?()
        }
    }

    /// Withdraws and returns the work that an owner has posted, in order.
    static func take(of owner: ClockOwner) -> [@Sendable () -> Void] {
        work.withLock { $0.take(of: owner) }
    }
}
