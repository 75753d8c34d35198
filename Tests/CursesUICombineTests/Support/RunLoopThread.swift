import CursesUISupport
@testable import LinuxCombine

/// A thread that runs its own run loop, which sleeps while it is idle.
final class RunLoopThread: @unchecked Sendable {
    // `@unchecked Sendable` is safe because `loop` is set only once, before `init` returns, and `done` is locked.
    private let done = Locked(false)
    private(set) var loop: RunLoop!

    init() {
        let started = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [done] in
            self.loop = RunLoop.current
            // Creating the mailbox adds a timer, which prevents the run loop from returning immediately.
            _ = RunLoopMailbox.of(.current)
            started.signal()
            while !done.withLock({ $0 }) {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 60))
            }
        }
        started.wait()
    }

    func stop() {
        loop.schedule { [done] in _ = done.exchange(true) }
    }
}
