import CursesUI

/// The state of the monitor: the load of the system, and its history.
@MainActor
@Observable
final class MonitorModel {
    static let historyLength = 120

    private(set) var sample = Sample()
    /// The last samples, the newest at the end.
    private(set) var history: [Sample] = []
    private(set) var processes: [SystemProcess] = []
    var isPaused = false
    /// The reason why the last signal was not sent.
    private(set) var failure = ""
    var hasFailed = false

    private let reader: ProcReader

    init(reader: ProcReader = ProcReader()) {
        self.reader = reader
    }

    func refresh() async {
        let isFirst = sample.uptime == 0
        (sample, processes) = await reader.sample()
        // The first sample is an average since the system started.
        if !isFirst { history = history.suffix(Self.historyLength - 1) + [sample] }
    }

    func process(_ id: SystemProcess.ID?) -> SystemProcess? { processes.first { $0.id == id } }

    func send(_ signal: Int32, to process: SystemProcess) async {
        do throws(SignalError) {
            try await reader.send(signal, to: process)
            await refresh()
        } catch {
            failure = error.reason
            hasFailed = true
        }
    }
}
