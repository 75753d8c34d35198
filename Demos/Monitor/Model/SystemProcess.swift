import CursesUI

/// A process, with the share of a processor that it has used since the last sample.
struct SystemProcess: Identifiable, Equatable, Sendable {
    /// The states of proc(5).
    enum State: String, Sendable {
        case running = "R"
        case sleeping = "S"
        case waiting = "D"
        case zombie = "Z"
        case stopped = "T"
        case traced = "t"
        case idle = "I"
        case other = "?"
    }

    let id: Int32
    let parent: Int32
    let name: String
    let command: String
    let user: String
    let state: State
    let threads: Int
    let memory: Int64
    /// The seconds of processor time that it has used.
    let time: Double
    /// The time when it started, in seconds since the system did.
    let start: Double
    /// The share of one processor: 2 is all of two processors.
    let load: Double

    func matches(_ search: String) -> Bool {
        search.isEmpty || command.localizedCaseInsensitiveContains(search)
            || name.localizedCaseInsensitiveContains(search)
            || user == search || String(id) == search
    }
}

extension SystemProcess {
    init(_ sample: ProcessSample, load: Double) {
        self.init(
            id: sample.id, parent: sample.parent, name: sample.name, command: sample.command, user: sample.user,
            state: sample.state, threads: sample.threads, memory: sample.memory, time: sample.time,
            start: sample.start, load: load
        )
    }
}

extension SystemProcess.State {
    var title: String {
        switch self {
        case .running: "running"
        case .sleeping: "sleeping"
        case .waiting: "waiting for a device"
        case .zombie: "ended, not yet collected"
        case .stopped: "stopped"
        case .traced: "stopped by a debugger"
        case .idle: "idle"
        case .other: "unknown"
        }
    }
}
