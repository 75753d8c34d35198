import CursesUISupport
import Foundation

/// Sends work to a run loop, and wakes the loop if it is idle.
///
/// On Linux, `RunLoop.perform` alone does not wake the idle run loop of another thread, so there are two other ways.
/// Moving the fire date of a timer into the past wakes any run loop. A block on the main queue is faster, but wakes
/// only the main run loop, and only if that loop does not run inside a block of the queue. The block also runs the work
/// itself, because a program with an asynchronous entry point serves the main queue but does not run the main run loop.
package final class RunLoopMailbox: @unchecked Sendable {
    // Sendable: `box` is guarded by its own lock. The run loop and the timer are used only through functions that are
    // safe on any thread (CFRunLoopPerformBlock, CFRunLoopTimerSetNextFireDate).

    private struct Box {
        var work = WorkList()
        var isPosted = false
    }

    /// The mailbox of the main run loop.
    package static let main = RunLoopMailbox(.main)

    private static let others = Locked<[ObjectIdentifier: RunLoopMailbox]>([:])

    private weak var runLoop: RunLoop?
    private let waker: Timer
    private let box = Locked(Box())

    private init(_ runLoop: RunLoop) {
        self.runLoop = runLoop
        waker = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in }
        runLoop.add(waker, forMode: .common)
    }

    /// Returns the mailbox of a run loop, the same object for each call.
    package static func of(_ runLoop: RunLoop) -> RunLoopMailbox {
        if runLoop === RunLoop.main { return main }
        return others.withLock { others in
            if let known = others[ObjectIdentifier(runLoop)], known.runLoop === runLoop {
                return known
            }
            others = others.filter { $0.value.runLoop != nil }
            let mailbox = RunLoopMailbox(runLoop)
            others[ObjectIdentifier(runLoop)] = mailbox
            return mailbox
        }
    }

    /// Runs work on the run loop's thread, in the order of the calls.
    func post(_ work: @escaping @Sendable () -> Void) {
        let isFirst = box.withLock { box in
            box.work.append(work)
            defer { box.isPosted = true }
            return !box.isPosted
        }
        guard isFirst, let runLoop else { return }
        runLoop.perform(inModes: [.common]) { self.empty() }
        if self === Self.main {
            if MainThreadMark.isCurrent { return }
            DispatchQueue.main.async { self.empty() }
        }
        waker.fireDate = .distantPast
    }

    /// Withdraws and returns the work that an owner has posted, in order.
    func take(of owner: ClockOwner) -> [@Sendable () -> Void] {
        box.withLock { $0.work.take(of: owner) }
    }

    /// Runs the work that is in the box now. Work that is posted in the meantime waits for the next turn of the run
    /// loop.
    private func empty() {
        var count = box.withLock { box in
            box.isPosted = false
            return box.work.count
        }
        while count > 0, let work = box.withLock({ $0.work.popFirst() }) {
            work()
            count -= 1
        }
    }
}
