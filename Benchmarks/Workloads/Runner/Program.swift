import Foundation

/// A program that implements a workload: the app, or a hand-written program that does the same.
struct Program {
    var name: String
    var executable: String
    var arguments: [String]
    var environment: [String: String] = [:]

    static func app(_ workload: String, count: Int? = nil) -> Program {
        Program(
            name: "CursesUI", executable: "WorkloadApps", arguments: [workload] + (count.map { ["\($0)"] } ?? [])
        )
    }

    static func opponent(_ name: String, _ workload: String, count: Int? = nil) -> Program {
        Program(
            name: name, executable: "Opponents", arguments: [workload, name] + (count.map { ["\($0)"] } ?? [])
        )
    }

    /// Returns the app and both hand-written programs for a workload.
    static func all(_ workload: String, count: Int? = nil) -> [Program] {
        [
            app(workload, count: count), opponent("plain", workload, count: count),
            opponent("minimal", workload, count: count),
        ]
    }

    func start() throws -> Child {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        // The footer with the keys is turned off, because the hand-written programs have none.
        let usual = [
            "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/", "PATH": "/usr/bin:/bin", "CURSESUI_KEYHELP": "0",
        ]
        return try Child(
            path: folder.appendingPathComponent(executable).path,
            arguments: arguments,
            environment: usual.merging(environment) { $1 }
        )
    }
}
