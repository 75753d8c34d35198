import CursesUI

/// The load of the system at one moment.
struct Sample: Sendable {
    /// The seconds since the system started.
    var uptime = 0.0
    /// The average number of processes that are running or waiting, over 1, 5 and 15 minutes.
    var loadAverages: [Double] = []
    /// The share of each processor that was busy, from 0 to 1.
    var processors: [Double] = []
    /// The main memory, in bytes.
    var totalMemory = 0.0
    var usedMemory = 0.0
    var usedSwap = 0.0
    /// The traffic of all interfaces except the loopback interface, in bytes per second.
    var network = Traffic()
    /// The traffic of all disks, in bytes per second; reading counts as incoming.
    var disks = Traffic()
    var volumes: [Volume] = []

    /// The share of all processors that was busy, from 0 to 1.
    var processor: Double { processors.isEmpty ? 0 : processors.reduce(0, +) / Double(processors.count) }
    /// The share of memory that is in use, from 0 to 1.
    var memory: Double { totalMemory > 0 ? usedMemory / totalMemory : 0 }
}

/// A number of bytes in each direction.
struct Traffic: Equatable, Sendable {
    var incoming = 0.0
    var outgoing = 0.0
    var total: Double { incoming + outgoing }

    func text(_ incomingSign: String, _ outgoingSign: String) -> String {
        "\(incomingSign)\(incoming.bytes) \(outgoingSign)\(outgoing.bytes)"
    }
}

/// A mounted file system.
struct Volume: Identifiable, Equatable, Sendable {
    /// The folder in which it is mounted.
    let id: String
    /// The share that is in use, from 0 to 1.
    let used: Double
}
