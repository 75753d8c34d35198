import CursesUI

/// The facts about the machine that the proc file system lacks, and the actions on its processes. A test replaces it.
struct Machine: Sendable {
    /// The unit of processor times: ticks in a second.
    var ticksPerSecond: Double
    /// The bytes of a page of memory.
    var pageSize: Int64
    /// The name of a user; `nil` for a number without an account.
    var userName: @Sendable (_ id: UInt32) -> String?
    /// The size of the file system in a folder; `nil` if it cannot be asked.
    var volume: @Sendable (_ folder: String) -> Volume?
    /// Sends a signal to a process; returns the error number, or 0.
    var send: @Sendable (_ signal: Int32, _ process: Int32) -> Int32

    /// The machine on which the program runs.
    static let current = Machine(
        ticksPerSecond: Double(sysconf(Int32(_SC_CLK_TCK))),
        pageSize: Int64(sysconf(Int32(_SC_PAGESIZE))),
        userName: { id in getpwuid(id).map { String(cString: $0.pointee.pw_name) } },
        volume: { folder in
            var figures = statvfs()
            guard statvfs(folder, &figures) == 0, figures.f_blocks > 0 else { return nil }
            let block = Int64(figures.f_frsize)
            return Volume(
                id: folder, total: Int64(figures.f_blocks) * block, available: Int64(figures.f_bavail) * block)
        },
        send: { signal, process in kill(process, signal) == 0 ? 0 : errno }
    )
}
