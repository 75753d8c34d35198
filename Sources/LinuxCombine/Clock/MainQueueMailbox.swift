import CursesUISupport
import Dispatch

/// Sends work to the main queue in a way that allows it to be taken back.
///
/// Each piece of work has a block of its own in the queue, and so keeps its place among other blocks.
enum MainQueueMailbox {
    private static let work = Locked(WorkList())

    static func post(_ item: @escaping @Sendable () -> Void) {
        work.withLock { $0.append(item) }
        DispatchQueue.main.async {
            work.withLock { $0.popFirst() }?()
        }
    }

    /// Takes back the work that an owner has posted, in order.
    static func take(of owner: ClockOwner) -> [@Sendable () -> Void] {
        work.withLock { $0.take(of: owner) }
    }
}
