import CTerminal
import Dispatch
import Foundation

/// A program that uses the terminal exclusively until it ends.
///
/// It stays in the process group of this process, as with system(3): Control-Z stops both, and the shell continues
/// both. (Foundation's `Process` starts each program in a new process group. The terminal treats it as a background
/// job, so an editor would stop at its first read.)
struct ForegroundProgram {
    let program: String
    let arguments: [String]

    init(_ program: String, arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// Starts the program, and waits until it ends while the run loop keeps running.
    ///
    /// - Parameter terminal: the path of the terminal. It becomes the program's standard input if that of
    ///   this process is not a terminal.
    /// - Returns: the exit status; 128 plus the signal's number if a signal ended the program.
    @MainActor
    func run(on terminal: String?) async throws -> Int32 {
        let state = ForegroundState()
        defer { state.restore() }
        let process = try launch(on: terminal)
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: Self.wait(for: process)) }
        }
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            // A process that ignores SIGCHLD cannot get the exit status of its children.
            guard errno == EINTR else { return 0 }
        }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    private func launch(on terminal: String?) throws -> pid_t {
        #if os(Linux)
        let actions = UnsafeMutablePointer<posix_spawn_file_actions_t>.allocate(capacity: 1)
        let attributes = UnsafeMutablePointer<posix_spawnattr_t>.allocate(capacity: 1)
        #else
        let actions = UnsafeMutablePointer<posix_spawn_file_actions_t?>.allocate(capacity: 1)
        let attributes = UnsafeMutablePointer<posix_spawnattr_t?>.allocate(capacity: 1)
        #endif
        posix_spawn_file_actions_init(actions)
        posix_spawnattr_init(attributes)
        defer {
            posix_spawn_file_actions_destroy(actions)
            posix_spawnattr_destroy(attributes)
            actions.deallocate()
            attributes.deallocate()
        }
        if let terminal, isatty(STDIN_FILENO) == 0 {
            posix_spawn_file_actions_addopen(actions, STDIN_FILENO, terminal, O_RDWR, 0)
        }
        // The program must not inherit the signals that this process ignores while it waits, nor the signals that its
        // threads block.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(attributes, &signals)
        for signal in ForegroundState.ignoredSignals { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(attributes, &signals)
        posix_spawnattr_setflags(
            attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

        let argumentList = ([program] + arguments).map { strdup($0) } + [nil]
        let environment = ProcessInfo.processInfo.environment
        let environmentList = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (argumentList + environmentList).forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawnp(
            &process, program, actions, attributes, argumentList, environmentList)
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .ENOENT) }
        return process
    }
}

/// The state that another program may leave changed: the terminal's modes, and its foreground process group, which a
/// shell does not restore if it is killed. Also ignores the signals that only the program should receive.
@MainActor
private struct ForegroundState {
    /// The signals of the interrupt and quit keys, which only the program should receive; see system(3).
    nonisolated static let ignoredSignals = [SIGINT, SIGQUIT]

    private var modes = termios()
    private let hasModes: Bool
    private let isInForeground: Bool

    /// The number of running programs. The first one changes the signals, the last one restores them.
    private static var programs = 0
    private static var actions: [sigaction] = []

    init() {
        hasModes = tcgetattr(STDOUT_FILENO, &modes) == 0
        isInForeground = tcgetpgrp(STDOUT_FILENO) == getpgrp()
        Self.programs += 1
        guard Self.programs == 1 else { return }
        Self.actions = Self.ignoredSignals.map { signal in
            var ignoring = sigaction()
            var previous = sigaction()
            #if os(Linux)
            ignoring.__sigaction_handler.sa_handler = SIG_IGN
            #else
            ignoring.__sigaction_u.__sa_handler = SIG_IGN
            #endif
            sigaction(signal, &ignoring, &previous)
            return previous
        }
    }

    func restore() {
        // Otherwise the system would stop this process for the calls below if it is in the background.
        var stop = sigset_t()
        var before = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &stop, &before)
        if isInForeground { tcsetpgrp(STDOUT_FILENO, getpgrp()) }
        if hasModes {
            var modes = modes
            tcsetattr(STDOUT_FILENO, TCSANOW, &modes)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        Self.programs -= 1
        guard Self.programs == 0 else { return }
        for (signal, action) in zip(Self.ignoredSignals, Self.actions) {
            var action = action
            sigaction(signal, &action, nil)
        }
    }
}
