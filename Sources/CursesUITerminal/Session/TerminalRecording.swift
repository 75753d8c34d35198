#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A recording of all output to the terminal, in a file for asciicast players (version 2).
///
/// Each event is written to the file as soon as the terminal has accepted its bytes, in a single write(2), which the
/// kernel buffers. So no event is lost, even if SIGKILL ends the process, and a recording never delays a frame.
@MainActor
final class TerminalRecording {
    private let path: String
    private let file: FileDescriptor
    private let start = ContinuousClock.now
    private var text = Asciicast.Text()
    private var line: [UInt8] = []
    private var hasFailed = false

    /// Begins a recording if the environment variable `CURSESUI_RECORD` contains the path of a file.
    ///
    /// - Returns: `nil` if the variable is empty, if its value is meant for snapshot tests, or if another program
    ///   already records to this file, such as an app that has started this program and records the output of both.
    /// - Throws: `TerminalError.cannotRecord`.
    static func asked(
        by environment: [String: String], size: CellSize
    ) throws(TerminalError) -> TerminalRecording? {
        guard let path = environment["CURSESUI_RECORD"], !path.isEmpty, !snapshotModes.contains(path.lowercased())
        else { return nil }
        guard path.hasSuffix(".cast") else {
            throw .cannotRecord(path: path, reason: "the name of a recording ends in .cast")
        }
        // Opened without blocking, because a named pipe may have no reader.
        guard let file = FileDescriptor.opening(path, O_WRONLY | O_CREAT | O_NONBLOCK, mode: 0o666) else {
            throw .cannotRecord(path: path, reason: String(cString: strerror(errno)))
        }
        var status = stat()
        guard fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .cannotRecord(path: path, reason: "it is not a file")
        }
        guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
            if errno == EWOULDBLOCK { return nil }
            throw .cannotRecord(path: path, reason: String(cString: strerror(errno)))
        }
        let recording = TerminalRecording(path: path, file: file)
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let header = Asciicast.header(size: size, timestamp: now.tv_sec, environment: environment)
        guard ftruncate(file.number, 0) == 0, recording.write(header) else {
            throw .cannotRecord(path: path, reason: String(cString: strerror(errno)))
        }
        return recording
    }

    /// The values of the variable with which tests compare or record snapshots.
    private static let snapshotModes: Set<String> = ["all", "missing", "failed", "never"]

    private init(path: String, file: FileDescriptor) {
        self.path = path
        self.file = file
    }

    // MARK: Events

    /// Records bytes that the terminal has accepted.
    func record(_ bytes: UnsafeRawBufferPointer) {
        guard !hasFailed else { return }
        let output = text.take(bytes)
        if !output.isEmpty { record(.output, output) }
    }

    /// Records a new size of the terminal.
    func record(size: CellSize) {
        guard !hasFailed else { return }
        record(.resize, "\(size.width)x\(size.height)")
    }

    private func record(_ event: Asciicast.Event, _ data: String) {
        line.removeAll(keepingCapacity: true)
        Asciicast.append(event, data, at: ContinuousClock.now - start, to: &line)
        guard !write(line) else { return }
        // The message goes to standard error, which is captured and shown when the terminal is handed back.
        hasFailed = true
        let reason = String(cString: strerror(errno))
        let message = Array("\(TerminalError.cannotRecord(path: path, reason: reason))\n".utf8)
        _ = message.withUnsafeBytes { Self.write(STDERR_FILENO, $0) }
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Self.write(file.number, $0) }
            if count > 0 { written += count } else if errno != EINTR { return false }
        }
        return true
    }

    private static func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.write(file, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(file, bytes.baseAddress, bytes.count)
        #endif
    }
}
