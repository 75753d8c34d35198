import Foundation

/// Starts a program as the first process of a session with the given terminal.
package struct ProcessLauncher {
    let path: String
    let arguments: [String]
    let environment: [String: String]
    /// The file that standard output goes to; `nil` for the terminal.
    let output: String?
    /// The file that standard error goes to; `nil` for the terminal.
    let errorOutput: String?

    /// - Parameters:
    ///   - path: the program.
    ///   - environment: the complete environment of the program.
    ///   - output: the file that standard output goes to; `nil` for the terminal.
    ///   - errorOutput: the same for standard error.
    package init(
        path: String, arguments: [String], environment: [String: String], output: String? = nil,
        errorOutput: String? = nil
    ) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
        self.output = output
        self.errorOutput = errorOutput
    }

    #if os(Linux)
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    /// POSIX_SPAWN_SETSID, which glibc's header hides from Swift.
    private static let newSession: Int32 = 0x80
    #else
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private static let newSession = POSIX_SPAWN_SETSID
    #endif

    /// - Throws: `CannotLaunch`, with the system's error message.
    package func launch(on terminal: String) throws -> pid_t {
        let actions = UnsafeMutablePointer<Actions>.allocate(capacity: 1)
        posix_spawn_file_actions_init(actions)
        defer {
            posix_spawn_file_actions_destroy(actions)
            actions.deallocate()
        }
        // The first terminal that a session leader opens becomes the controlling terminal of the session.
        posix_spawn_file_actions_addopen(actions, 0, terminal, O_RDWR, 0)
        for (descriptor, file) in [(1, output), (2, errorOutput)] as [(Int32, String?)] {
            if let file {
                posix_spawn_file_actions_addopen(
                    actions, descriptor, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600
                )
            } else {
                posix_spawn_file_actions_adddup2(actions, 0, descriptor)
            }
        }

        closeOthers(actions)

        let attributes = UnsafeMutablePointer<Attributes>.allocate(capacity: 1)
        posix_spawnattr_init(attributes)
        defer {
            posix_spawnattr_destroy(attributes)
            attributes.deallocate()
        }
        prepare(attributes)

        let argumentList = ([path] + arguments).map { strdup($0) } + [nil]
        let environmentList = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (argumentList + environmentList).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, path, actions, attributes, argumentList, environmentList)
        guard error == 0 else {
            throw CannotLaunch(path: path, reason: String(cString: strerror(error)))
        }
        return process
    }

    /// Makes the child process close the files and pipes of other tests. Otherwise the reader of such a pipe would
    /// wait, because the child holds a copy of the other end.
    private func closeOthers(_ actions: UnsafeMutablePointer<Actions>) {
        #if os(Linux)
        // glibc's header hides this function from Swift. It exists since version 2.34.
        typealias CloseFrom = @convention(c) (UnsafeMutablePointer<Actions>, Int32) -> Int32
        guard let function = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else { return }
        _ = unsafeBitCast(function, to: CloseFrom.self)(actions, 3)
        #endif
    }

    /// Gives the program the signal state of a login shell: no signal is blocked or ignored, whatever the test process
    /// does with its own signals.
    private func prepare(_ attributes: UnsafeMutablePointer<Attributes>) {
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(attributes, &signals)
        let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | Self.newSession
        posix_spawnattr_setflags(attributes, Int16(flags))
    }
}

struct CannotLaunch: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "Cannot run \(path): \(reason)." }
}
