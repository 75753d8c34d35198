import CursesUI

/// The state of the monitor: the load of the system, and its history.
@MainActor
@Observable
final class MonitorModel {
    /// The values of the last samples, the newest at the end.
    struct History {
        static let length = 120

        private(set) var processor: [Double] = []
        private(set) var memory: [Double] = []
        private(set) var network: [SystemLoad.Rate] = []
        private(set) var disks: [SystemLoad.Rate] = []

        mutating func append(_ load: SystemLoad) {
            Self.append(load.processor, to: &processor)
            Self.append(load.memory, to: &memory)
            Self.append(load.network, to: &network)
            Self.append(load.disks, to: &disks)
        }

        private static func append<Value>(_ value: Value, to values: inout [Value]) {
            if values.count == length { values.removeFirst() }
            values.append(value)
        }
    }

    private(set) var load = SystemLoad()
    private(set) var history = History()
    var isPaused = false
    /// The reason for which the last signal was not sent.
    var failure: SignalError?

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
        let isFirst = load.sample.uptime == 0
        load = SystemLoad(from: load.sample, to: await reader.sample())
        // The first load is an average since the system started.
        if !isFirst { history.append(load) }
    }

    func process(_ id: SystemProcess.ID?) -> SystemProcess? {
        load.processes.first { $0.id == id }
    }

    func send(_ signal: Int32, to process: SystemProcess) async {
        do throws(SignalError) {
            try await reader.send(signal, to: process)
            await refresh()
        } catch {
            failure = error
        }
    }
}
