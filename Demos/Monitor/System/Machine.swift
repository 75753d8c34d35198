import CursesUI

/// Information about the machine that the proc file system does not contain, and actions on its processes. Tests
/// replace it.
struct Machine: Sendable {
    /// A machine that rejects all signals to processes.
    static let readOnly = Machine(send: { _, _ in EROFS })

    /// The unit of processor times: ticks in a second.
    var ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    /// The bytes of a page of memory.
    var pageSize = Double(sysconf(Int32(_SC_PAGESIZE)))
    /// Returns the name of a user; `nil` for a user ID without an account.
    var userName: @Sendable (_ id: UInt32) -> String? = { getpwuid($0).map { String(cString: $0.pointee.pw_name) } }
    /// Returns how full the file system is that is mounted in a folder; `nil` if it cannot be determined.
    var volume: @Sendable (_ folder: String) -> Volume? = { folder in
        var figures = statvfs()
        guard statvfs(folder, &figures) == 0, figures.f_blocks > 0 else { return nil }
        return Volume(id: folder, used: 1 - Double(figures.f_bavail) / Double(figures.f_blocks))
    }
    /// Sends a signal to a process; returns the error number, or 0.
    var send: @Sendable (_ signal: Int32, _ process: Int32) -> Int32 = { kill($1, $0) == 0 ? 0 : errno }
}
