import Foundation
import Testing

@testable import Monitor

/// A fake proc file system in a temporary folder, and the fake machine that it describes.
final class FakeProc: Sendable {
    let root: URL
    let sent = SentSignals()
    private let hasEffect: Bool

    /// - Parameter hasEffect: whether signals end the processes; if false, signals fail.
    init(hasEffect: Bool = true) throws {
        self.hasEffect = hasEffect
        root = FileManager.default.temporaryDirectory.appending(path: "proc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try write(
            "mounts",
            """
            proc /proc proc rw 0 0
            /dev/sda1 / ext4 rw 0 0
            /dev/sda1 /bound ext4 rw 0 0
            /dev/sdb1 /my\\040data ext4 rw 0 0
            """)
        try write(
            "meminfo",
            """
            MemTotal:       16000000 kB
            MemFree:         1000000 kB
            MemAvailable:   12000000 kB
            SwapTotal:       2000000 kB
            SwapFree:        1500000 kB
            """)
        try setTime(1_000)
        try addProcess(1, "init", user: 0, parent: 0, ticks: 100, arguments: "/sbin/init --quiet")
        try addProcess(2, "kthreadd", user: 0, parent: 0, ticks: 10)
        try addProcess(300, "firefox", user: 1_000, ticks: 9_000, megabytes: 1_400, threads: 88, arguments: "firefox")
        try addProcess(310, "a (b) c", user: 1_000, state: "T", ticks: 0, arguments: "sh -c odd")
        try addProcess(400, "postgres", user: 70, ticks: 400, megabytes: 180, arguments: "postgres: writer")
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    var reader: ProcReader {
        ProcReader(
            root: root.path(percentEncoded: false),
            machine: Machine(
                ticksPerSecond: 100,
                pageSize: 4_096,
                userName: { [0: "root", 1_000: "ada"][$0] },
                volume: {
                    Volume(id: $0, used: $0 == "/" ? 0.4 : 0.97)
                },
                send: { [sent, hasEffect, root] signal, process in
                    sent.append((signal, process))
                    guard hasEffect else { return EPERM }
                    try? FileManager.default.removeItem(at: root.appending(path: "\(process)"))
                    return 0
                }
            )
        )
    }

    func write(_ path: String, _ text: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Sets the seconds since the start of the system, and updates all counters accordingly.
    func setTime(_ seconds: Int) throws {
        try write("uptime", "\(seconds).00 \(seconds).00")
        try write("loadavg", "0.39 0.94 1.59 2/214 4268")
        // The first processor is busy a quarter of the time. From second 1,000 on, the second processor is always busy.
        let late = max(0, seconds - 1_000)
        try write(
            "stat",
            """
            cpu  0 0 0 0 0 0 0 0 0 0
            cpu0 \(seconds * 20) 0 \(seconds * 5) \(seconds * 70) \(seconds * 5) 0 0 0 0 0
            cpu1 \(late * 100) 0 0 \(100_000) 0 0 0 0 0 0
            ctxt 17
            """)
        try write(
            "net/dev",
            """
            Inter-|   Receive                                                |  Transmit
             face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop
                lo: 999999999 1 0 0 0 0 0 0 999999999 1 0 0 0 0 0 0
              eth0: \(seconds * 2_000_000) 1 0 0 0 0 0 0 \(seconds * 30_000) 1 0 0 0 0 0 0
            """)
        try write(
            "diskstats",
            """
               7       0 loop0 1 0 \(seconds * 9_000) 0 1 0 \(seconds * 9_000) 0 0 0 0
               8       0 sda 1 0 \(seconds * 2_000) 0 1 0 \(seconds * 8_000) 0 0 0 0
               8       1 sda1 1 0 \(seconds * 2_000) 0 1 0 \(seconds * 8_000) 0 0 0 0
            """)
    }

    func addProcess(
        _ id: Int, _ name: String, user: Int, parent: Int = 1, state: String = "S", start: Int = 100, ticks: Int,
        megabytes: Int = 8, threads: Int = 1, arguments: String = ""
    ) throws {
        let pages = megabytes * 1_000_000 / 4_096
        try write(
            "\(id)/stat",
            "\(id) (\(name)) \(state) \(parent) 1 1 0 -1 4194304 100 0 0 0 \(ticks) 0 0 0 20 0 \(threads) 0 \(start) 1 \(pages) 0 0"
        )
        try write("\(id)/status", "Name:\t\(name)\nUid:\t\(user)\t\(user)\t\(user)\t\(user)")
        try write("\(id)/cmdline", arguments.replacingOccurrences(of: " ", with: "\0"))
    }
}

/// The signals that were sent. They are recorded on the reader's thread.
final class SentSignals: @unchecked Sendable {
    // `@unchecked Sendable` is safe because the array is accessed only while the lock is held.
    private let lock = NSLock()
    private var signals: [(signal: Int32, process: Int32)] = []

    func append(_ signal: (Int32, Int32)) { lock.withLock { signals.append(signal) } }

    var all: [[Int32]] { lock.withLock { signals.map { [$0.signal, $0.process] } } }
}
