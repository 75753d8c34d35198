#if os(Linux)
import Foundation

extension SpawnedApp {
    /// The number of times that the program's threads have gone to sleep because they had nothing left to do (voluntary
    /// context switches, see proc(5)).
    package var wakeUps: Int {
        let tasks = "/proc/\(processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.map { Self.switches(inStatus: "\(tasks)/\($0)/status") }.reduce(0, +)
    }

    /// The resident memory in bytes.
    package var residentMemory: Int {
        get throws {
            let text = try String(contentsOfFile: "/proc/\(processIdentifier)/statm", encoding: .utf8)
            let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
        }
    }

    /// Whether the program is stopped, like a job of a shell (state T, see proc(5)).
    package var isStopped: Bool { Self.state("/proc/\(processIdentifier)") == "T" }

    /// Whether all threads of the program sleep (state S). On a busy machine a thread that has something to do may wait
    /// for a processor.
    package var isAsleep: Bool {
        let tasks = "/proc/\(processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.allSatisfy { Self.state("\(tasks)/\($0)") == "S" }
    }

    /// Waits for the end of the program without reading what it writes.
    package func awaitEndUnread() {
        let deadline = ContinuousClock.now + .seconds(60)
        while let state = Self.state("/proc/\(processIdentifier)"), state != "Z", ContinuousClock.now < deadline {
            usleep(10_000)
        }
    }

    /// Returns the state of a process or thread; `nil` if it has ended.
    private static func state(_ folder: String) -> Substring? {
        let status = try? String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
        // The name is in parentheses, and may contain anything.
        return status?.split(separator: ")").last?.split(separator: " ").first
    }

    /// Waits until no thread of the program has anything to do.
    package func waitUntilIdle() throws {
        var last = -1
        var quietTurns = 0
        try wait(for: "an idle program") {
            let current = wakeUps
            quietTurns = current == last && isAsleep ? quietTurns + 1 : 0
            last = current
            return quietTurns == 5
        }
    }

    private static func switches(inStatus path: String) -> Int {
        let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
        return line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
    }
}
#endif
