import CursesUI

/// The counters of the system at one moment. Rates follow from the difference of two samples.
struct Sample: Sendable {
    /// The time that a processor has spent since the system started.
    struct ProcessorTime: Sendable {
        var busy = 0.0
        var total = 0.0
    }

    /// The main memory, in bytes.
    struct Memory: Sendable {
        var total = 0.0
        /// The memory that is available to programs without swapping.
        var available = 0.0
        var swapTotal = 0.0
        var swapFree = 0.0
    }

    /// The seconds since the system started.
    var uptime = 0.0
    /// The average number of processes that are running or waiting, over 1, 5 and 15 minutes.
    var loadAverages: [Double] = []
    var processors: [ProcessorTime] = []
    var memory = Memory()
    /// The traffic of all interfaces except the loopback interface.
    var network = Traffic()
    /// The traffic of all disks; reading counts as incoming.
    var disks = Traffic()
    var volumes: [Volume] = []
    var processes: [SystemProcess] = []
}

/// The number of bytes in each direction, either in total or per second.
struct Traffic: Equatable, Sendable {
    var incoming = 0.0
    var outgoing = 0.0
}

/// A mounted file system.
struct Volume: Identifiable, Equatable, Sendable {
    /// The folder in which it is mounted.
    let id: String
    let total: Double
    let available: Double

    var used: Double { total > 0 ? 1 - available / total : 0 }
}
