import CursesUI

/// A process.
struct SystemProcess: Identifiable, Equatable, Sendable {
    let id: Int32
    let name: String
    let command: String
    let user: String
    /// Whether the process is stopped, or has ended and is not yet collected.
    let isStopped: Bool
    let threads: Int
    /// The bytes in main memory.
    let memory: Double
    /// The seconds of processor time that the process has used.
    let time: Double
    /// The start time, in seconds since the system started.
    let start: Double
    /// The number of processors that the process has kept busy since the last sample: 2 means two whole processors.
    let load: Double

    func matches(_ search: String) -> Bool {
        search.isEmpty || user == search || String(id) == search
            || [name, command].contains { $0.localizedCaseInsensitiveContains(search) }
    }
}
