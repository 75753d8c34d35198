import Foundation

/// A program on a pseudo-terminal of 120 by 40 cells, with the system's counters for it.
final class Child {
    static let columns = 120
    static let rows = 40

    let pid: pid_t
    /// The controlling end of the pseudo-terminal, which represents the keyboard and the screen.
    private let terminal: Int32
    private let state: Int32
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    private var cpuClock = clockid_t()

    init(path: String, arguments: [String], environment: [String: String]) throws {
        var ends: (Int32, Int32) = (-1, -1)
        var window = winsize()
        window.ws_col = UInt16(Self.columns)
        window.ws_row = UInt16(Self.rows)
        guard openpty(&ends.0, &ends.1, nil, nil, &window) == 0 else { throw Failure("no pseudo-terminals") }
        terminal = ends.0
        _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
        for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let name = String(cString: ttyname(ends.1))
        pid = try Self.spawn(path, arguments, environment, on: name)
        close(ends.1)
        state = open("/proc/\(pid)/stat", O_RDONLY | O_CLOEXEC)
        clock_getcpuclockid(pid, &cpuClock)
    }

    deinit {
        kill(pid, SIGKILL)
        var status: Int32 = 0
        waitpid(pid, &status, 0)
        close(state)
        close(terminal)
    }

    /// Starts a program in a new session with this terminal.
    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String], on terminal: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The value of POSIX_SPAWN_SETSID, which is not visible to Swift.
        posix_spawnattr_setflags(&attributes, 0x80)
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var pid: pid_t = 0
        guard posix_spawn(&pid, path, &actions, &attributes, words, variables) == 0 else {
            throw Failure("cannot run \(path)")
        }
        return pid
    }

    // MARK: Keyboard and screen

    func type(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Waits until there is something to read; returns whether there is.
    func wait(microseconds: Int) -> Bool {
        if microseconds >= 1000 { return isReadable(within: Int32(microseconds / 1000)) }
        // poll(2) cannot wait for less than a millisecond.
        let deadline = now() + Double(microseconds) / 1e6
        repeat {
            if isReadable(within: 0) { return true }
            usleep(20)
        } while now() < deadline
        return isReadable(within: 0)
    }

    private func isReadable(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }

    /// Reads the available output; returns whether there was any.
    @discardableResult
    func read(into bytes: inout [UInt8]) -> Bool {
        var hasRead = false
        while true {
            let count = Foundation.read(terminal, &buffer, buffer.count)
            guard count > 0 else { return hasRead }
            bytes += buffer[..<count]
            hasRead = true
        }
    }

    /// Whether the main thread is waiting (see proc(5)), which means that it has done all its work.
    var isAsleep: Bool {
        var text = [UInt8](repeating: 0, count: 256)
        let count = pread(state, &text, text.count, 0)
        guard count > 0, let end = text[..<count].lastIndex(of: UInt8(ascii: ")")) else { return true }
        return text[end + 2] == UInt8(ascii: "S")
    }

    /// Reads the program's output until the program sleeps and all of its output has arrived.
    func readFrame(into bytes: inout [UInt8]) {
        while true {
            read(into: &bytes)
            if wait(microseconds: 150) { continue }
            guard isAsleep, !wait(microseconds: 150), isAsleep else { continue }
            // A program that writes without blocking also sleeps while the terminal receives the rest of its output.
            if !bytes.endsInFrame { return }
        }
    }

    // MARK: Counting

    /// The processor time of all threads of the program, in seconds.
    var cpuTime: Double {
        var time = timespec()
        clock_gettime(cpuClock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The resident memory of the program in bytes, including shared libraries.
    var residentBytes: Int {
        let text = (try? String(contentsOfFile: "/proc/\(pid)/smaps_rollup", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("Rss:") }
        return line.flatMap { Int($0.split(separator: " ")[1]) }.map { $0 * 1024 } ?? 0
    }

    /// The number of times that threads of the program have gone to sleep (voluntary context switches).
    var sleeps: Int {
        let tasks = "/proc/\(pid)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.reduce(0) { sum, thread in
            let text = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)) ?? ""
            let line = text.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }
}

extension [UInt8] {
    /// Whether the bytes end within a frame (synchronised output, mode 2026).
    fileprivate var endsInFrame: Bool {
        let mark = Array("\u{1B}[?2026".utf8)
        guard let start = indices.reversed().first(where: { self[$0] == mark[0] && self[$0...].starts(with: mark) })
        else { return false }
        return start + mark.count >= count || self[start + mark.count] == UInt8(ascii: "h")
    }
}

struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// Returns the time of the monotonic clock, in seconds.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
