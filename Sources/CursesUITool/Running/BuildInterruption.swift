import Dispatch
import Foundation
import Synchronization

/// Interrupts a build if this process is ended by a signal meanwhile, and then ends this process.
///
/// Only an interrupted `swift build` ends the compilers that it has started: they would continue to run if this process
/// or `swift build` just ended. A signal that this process handles or ignores is left alone.
final class BuildInterruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    private let queue = DispatchQueue(label: "BuildInterruption")
    private let build: InterruptedBuild
    private var sources: [(number: Int32, source: any DispatchSourceSignal)] = []

    /// - Parameter build: the process ID of `swift build`, which has been started.
    init(of build: pid_t) {
        self.build = InterruptedBuild(build)
        for number in Self.signals {
            let old = signal(number, SIG_IGN)
            guard old == nil else {
                signal(number, old)
                continue
            }
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { [queue, build = self.build] in build.interrupt(by: number, on: queue) }
            source.activate()
            sources.append((number, source))
        }
    }

    /// Handles signals as before. If there was one, this process ends.
    func end() {
        for (number, source) in sources {
            source.cancel()
            signal(number, SIG_DFL)
        }
        // A signal that has arrived is handled first.
        queue.sync {}
        build.end()
    }
}

/// A build, and the signal that has interrupted it.
private final class InterruptedBuild: Sendable {
    private let process: pid_t
    private let received = Mutex<Int32?>(nil)
    /// The seconds after which an interrupted build is killed.
    private static let patience = 5.0

    init(_ process: pid_t) {
        self.process = process
    }

    func interrupt(by number: Int32, on queue: DispatchQueue) {
        let isFirst = received.withLock { received in
            defer { received = received ?? number }
            return received == nil
        }
        guard isFirst else { return }
        kill(process, SIGINT)
        queue.asyncAfter(deadline: .now() + Self.patience) { [self] in
            kill(process, SIGKILL)
            end()
        }
    }

    /// Ends this process if there was a signal.
    func end() {
        guard let number = received.withLock({ $0 }) else { return }
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}
