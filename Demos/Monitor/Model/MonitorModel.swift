import CursesUI

/// The state of the monitor: the load of the system, and its history.
@MainActor
@Observable
final class MonitorModel {
    static let historyLength = 120

    private(set) var sample = Sample()
    private(set) var load = SystemLoad()
    /// The last loads, the newest at the end.
    private(set) var history: [SystemLoad] = []
    private(set) var processes: [SystemProcess] = []
    var isPaused = false
    /// The reason why the last signal was not sent.
    private(set) var failure: SignalError?
    var hasFailed = false

    private let reader: ProcReader

    init(reader: ProcReader = ProcReader()) {
        self.reader = reader
    }

    /// Takes samples until the task is cancelled.
    func run(every interval: Duration, on clock: any Clock<Duration>) async {
        while !Task.isCancelled {
            if !isPaused { await refresh() }
            try? await clock.sleep(for: interval)
        }
    }

    func refresh() async {
        let (old, new) = (sample, await reader.sample())
        sample = new
        load = SystemLoad(from: old, to: new)
        processes = new.processes(since: old)
        // The first load is an average since the system started.
        if old.uptime > 0 { history = history.suffix(Self.historyLength - 1) + [load] }
    }

    func process(_ id: SystemProcess.ID?) -> SystemProcess? {
        processes.first { $0.id == id }
    }

    func send(_ signal: Int32, to process: SystemProcess) async {
        do throws(SignalError) {
            try await reader.send(signal, to: process)
            await refresh()
        } catch {
            failure = error
            hasFailed = true
        }
    }
}
