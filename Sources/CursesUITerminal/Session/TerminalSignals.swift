import CTerminal
import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Signals as calls on the main actor.
@MainActor
final class TerminalSignals {
    /// Called once for each kind of signal that came since the last turn of the run loop.
    var onSignal: ((Int32) -> Void)?

    private var descriptor: Int32 = -1
    private var source: (any DispatchSourceRead)?

    /// From now on these signals do not have their default effect. Child processes have it: a
    /// handler does not outlive exec.
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

    /// Calls for what has come and was not delivered.
    func deliver() {
        take().forEach { onSignal?($0) }
    }

    /// What came and was not delivered: each kind once, and first those that ask the process to end.
    ///
    /// A process that is continued gets SIGCONT before what ended its stop; to go on is in vain then.
    func take() -> [Int32] {
        let found = pending()
        cterminal_signals_heard()
        return found.filter(Self.endings.contains) + found.filter { !Self.endings.contains($0) }
    }

    /// The signals that ask the process to end.
    static let endings: Set = [SIGINT, SIGTERM, SIGHUP]

    /// Each kind once, in the order of their first arrival.
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
