import CursesUI

/// The counters of the system at one moment. Rates follow from the difference of two samples.
struct Sample: Sendable {
    /// The time that a processor has spent since the system started.
    struct ProcessorTime: Sendable {
        var busy: Double = 0
        var total: Double = 0
    }

    /// The main memory, in bytes.
    struct Memory: Sendable {
        var total: Int64 = 0
        /// The memory that programs can get without swapping.
        var available: Int64 = 0
        var swapTotal: Int64 = 0
        var swapFree: Int64 = 0
    }

    /// Bytes that have come in and gone out since the system started.
    struct Traffic: Sendable {
        var incoming: Int64 = 0
        var outgoing: Int64 = 0
    }

    /// The seconds since the system started.
    var uptime: Double = 0
    /// The average number of processes that run or wait, over 1, 5 and 15 minutes.
    var loadAverages: [Double] = []
    var processors: [ProcessorTime] = []
    var memory = Memory()
    /// The traffic of all interfaces but the loopback.
    var network = Traffic()
    /// The traffic of all disks: what is read comes in.
    var disks = Traffic()
    var volumes: [Volume] = []
    var processes: [ProcessSample] = []
}

/// A mounted file system.
struct Volume: Identifiable, Equatable, Sendable {
    /// The folder in which it is mounted.
    let id: String
    let total: Int64
    let available: Int64

    var used: Double { total > 0 ? 1 - Double(available) / Double(total) : 0 }
}

/// The counters of a process.
struct ProcessSample: Sendable {
    let id: Int32
    let parent: Int32
    let name: String
    let command: String
    let user: String
    let state: SystemProcess.State
    let threads: Int
    /// The bytes in main memory.
    let memory: Int64
    /// The seconds of processor time that it has used.
    let time: Double
    /// The time when it started, in seconds since the system did.
    let start: Double
}
