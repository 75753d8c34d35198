import Dispatch
import Foundation

/// The place where work runs: a run loop, a dispatch queue or an operation queue.
package enum WorkPlace: Sendable {
    case runLoop(RunLoopMailbox)
    case queue(DispatchQueue, options: QueueOptions = QueueOptions())
    case operations(Operations)

    /// The main thread's run loop.
    package static var main: WorkPlace { .runLoop(.main) }

    /// The arguments of `DispatchQueue.async` other than the work.
    package struct QueueOptions: @unchecked Sendable {
        // Sendable: only the type of the flags is not marked `Sendable`, and it is an option set.
        var qos = DispatchQoS.unspecified
        var flags: DispatchWorkItemFlags = []
        var group: DispatchGroup?

        package init() {}

        /// Whether all options have their default values.
        var isPlain: Bool { qos == .unspecified && flags.isEmpty && group == nil }
    }

    /// An operation queue.
    package struct Operations: @unchecked Sendable {
        // Sendable: according to its documentation, OperationQueue may be used from any thread.
        let queue: OperationQueue
    }

    /// Whether work on this run loop or queue runs on the main thread.
    var isMain: Bool {
        switch self {
        case .runLoop(let mailbox): mailbox === RunLoopMailbox.main
        case .queue(let queue, _): MainQueue.isSame(as: queue)
        case .operations(let operations): operations.queue === OperationQueue.main
        }
    }

    /// Runs work on this run loop or queue, later and in order.
    func perform(_ work: @escaping @Sendable () -> Void) {
        switch self {
        case .runLoop(let mailbox):
            mailbox.post(work)
        case .queue(let queue, let options) where options.isPlain && MainQueue.isSame(as: queue):
            MainQueueMailbox.post(work)
        case .queue(let queue, let options):
            queue.async(group: options.group, qos: options.qos, flags: options.flags, execute: work)
        case .operations(let operations):
            operations.queue.addOperation(work)
        }
    }
}
