import CTerminal
import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Delivers signals as calls on the main actor.
@MainActor
final class TerminalSignals {
    /// Called once for each kind of signal that has arrived since the last turn of the run loop.
    var onSignal: ((Int32) -> Void)?

    private var descriptor: Int32 = -1
    private var source: (any DispatchSourceRead)?

    /// Begins to deliver these signals instead of their default effect. Child processes keep the default effect,
    /// because exec resets handlers.
    func begin(_ signals: [Int32]) {
        descriptor = cterminal_signals_begin(signals, signals.count)
        guard descriptor >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.deliver() }
        }
        source.activate()
        self.source = source
    }

    func end() {
        guard let source else { return }
        self.source = nil
        descriptor = -1
        source.cancel()
        cterminal_signals_end()
    }

    /// Calls the handler for all pending signals.
    func deliver() {
        take().forEach { onSignal?($0) }
    }

    /// Removes and returns the pending signals: each kind once, and those that request termination first.
    ///
    /// A stopped process that gets a signal to terminate receives SIGCONT first. It must not resume its work in this
    /// case.
    func take() -> [Int32] {
        // `take` is called at each key press, so the pipe is read only if it contains something.
        guard cterminal_signals_have_come() else { return [] }
        let found = pending()
        cterminal_signals_heard()
        return found.filter(Self.endings.contains) + found.filter { !Self.endings.contains($0) }
    }

    /// The signals that request termination.
    static let endings: Set = [SIGINT, SIGTERM, SIGHUP]

    /// Returns the pending signals: each kind once, in the order of their first arrival.
    private func pending() -> [Int32] {
        guard descriptor >= 0 else { return [] }
        var found: [Int32] = []
        var bytes = [UInt8](repeating: 0, count: 256)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return found }
            for byte in bytes[..<count] where !found.contains(Int32(byte)) {
                found.append(Int32(byte))
            }
        }
    }
}
