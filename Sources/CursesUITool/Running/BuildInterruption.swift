import Foundation
import Synchronization

/// Interrupts a build if this process is ended by a signal meanwhile, and then ends this process.
///
/// Only an interrupted `swift build` ends the compilers that it has started: they would continue to run if this process
/// or `swift build` just ended. A signal that this process handles or ignores is left alone.
///
/// The signals have handlers, which are in force at once. A dispatch source begins to observe a signal only later, and
/// misses one that arrives before.
struct BuildInterruption {
    /// The process ID of `swift build`.
    fileprivate static let build = Atomic<pid_t>(0)
    /// The signal that has interrupted the build; 0 if there was none.
    fileprivate static let received = Atomic<Int32>(0)
    /// The seconds after which an interrupted build is killed.
    fileprivate static let patience: UInt32 = 5

    /// The signals that are handled.
    private let signals: [Int32]

    /// - Parameter build: the process ID of `swift build`, which has been started.
    init(of build: pid_t) {
        // The variables are created here, so that no handler has to.
        Self.received.store(0, ordering: .sequentiallyConsistent)
        Self.build.store(build, ordering: .sequentiallyConsistent)
        signals = [SIGINT, SIGTERM, SIGHUP].filter { number in
            let old = signal(number, interruptBuild)
            if old != nil { signal(number, old) }
            return old == nil
        }
    }

    /// Handles signals as before. If there was one, this process ends.
    func end() {
        alarm(0)
        for number in signals { signal(number, SIG_DFL) }
        endProcessIfInterrupted()
    }
}

// The handlers call only functions that POSIX allows in a handler.

private func interruptBuild(_ number: Int32) {
    let (isFirst, _) = BuildInterruption.received.compareExchange(
        expected: 0, desired: number, ordering: .sequentiallyConsistent)
    guard isFirst else { return }
    kill(BuildInterruption.build.load(ordering: .sequentiallyConsistent), SIGINT)
    signal(SIGALRM, killBuild)
    alarm(BuildInterruption.patience)
}

private func killBuild(_: Int32) {
    kill(BuildInterruption.build.load(ordering: .sequentiallyConsistent), SIGKILL)
    endProcessIfInterrupted()
}

private func endProcessIfInterrupted() {
    let number = BuildInterruption.received.load(ordering: .sequentiallyConsistent)
    guard number != 0 else { return }
    signal(number, SIG_DFL)
    kill(getpid(), number)
}
