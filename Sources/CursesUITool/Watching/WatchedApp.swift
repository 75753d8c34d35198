import Foundation

/// A run of the watched app, on the terminal and in the process group of this process.
final class WatchedApp {
    /// How a process has ended.
    enum End: Equatable {
        case status(Int32)
        case signal(Int32)
    }

    let process: pid_t
    private let notices: FileHandle
    private(set) var end: End?

    /// - Parameters:
    ///   - state: the file in which the app keeps its state from one run to the next.
    /// - Throws: a `ToolError` if the program cannot be started.
    init(program: String, arguments: [String], state: URL) throws(ToolError) {
        let pipe = Pipe()
        notices = pipe.fileHandleForWriting
        _ = fcntl(notices.fileDescriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFD, FD_CLOEXEC)
        var environment = ProcessInfo.processInfo.environment
        environment["CURSESUI_STATE"] = state.filePath
        environment["CURSESUI_NOTICES"] = "\(Self.noticesDescriptor)"
        process = try Self.spawn(program, arguments, environment, notices: pipe.fileHandleForReading.fileDescriptor)
        try? pipe.fileHandleForReading.close()
    }

    /// The descriptor from which the app reads the notices that are shown over it.
    private static let noticesDescriptor: Int32 = 3

    #if os(Linux)
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    #else
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    #endif

    private static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String: String], notices: Int32
    ) throws(ToolError) -> pid_t {
        let actions = UnsafeMutablePointer<Actions>.allocate(capacity: 1)
        posix_spawn_file_actions_init(actions)
        let attributes = UnsafeMutablePointer<Attributes>.allocate(capacity: 1)
        posix_spawnattr_init(attributes)
        defer {
            posix_spawn_file_actions_destroy(actions)
            actions.deallocate()
            posix_spawnattr_destroy(attributes)
            attributes.deallocate()
        }
        posix_spawn_file_actions_adddup2(actions, notices, noticesDescriptor)
        // This process ignores the signals that it handles by other means. The app gets the default signal handling of
        // a program in a terminal.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(attributes, &signals)
        for signal in WatchSignals.taken { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(attributes, &signals)
        posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, program, actions, attributes, words, variables)
        guard error == 0 else { throw ToolError("\(program) cannot be run: \(String(cString: strerror(error)))") }
        return process
    }

    /// Shows lines over the app. An empty array removes them.
    func show(_ lines: [String]) {
        guard let line = try? JSONEncoder().encode(lines) else { return }
        // Errors are ignored, because the app may have ended.
        try? notices.write(contentsOf: line + [UInt8(ascii: "\n")])
    }

    /// Checks whether the process has ended, and records how.
    func reap() {
        var status: Int32 = 0
        guard end == nil, waitpid(process, &status, WNOHANG) == process else { return }
        end = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    func signal(_ number: Int32) {
        if end == nil { kill(process, number) }
    }
}
