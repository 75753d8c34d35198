import Foundation
import TestSupport

/// A fake machine for `.ci/require`, on which a test sets up what is installed. It has only the commands in one folder,
/// and installations are only recorded.
final class FakeMachine {
    struct Run: Equatable {
        var status: Int32
        var message: String
    }

    private let folder: URL
    private static let tools = ["sh", "cat", "dirname", "grep", "mktemp", "rm", "sed", "tr", "touch"]

    /// - Parameter facts: the initial facts: see `set`.
    init(_ facts: String...) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("cursesui-\(UUID().uuidString)")
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for tool in Self.tools {
            let places = ["/bin/\(tool)", "/usr/bin/\(tool)"]
            let place = places.first { files.isExecutableFile(atPath: $0) }
            try files.createSymbolicLink(
                atPath: folder.appendingPathComponent(tool).path, withDestinationPath: place ?? tool)
        }
        try add("uname", "echo Linux")
        try add("id", "echo 0")
        try add("swift", "exit 0")
        // This fake compiler succeeds only if the library of the program is installed.
        try add("clang", "test -e \"$STATE/${2#-l}\"")
        try add("apt-cache", "test -e \"$STATE/lists\" && test -e \"$STATE/known-$2\" && echo \"Package: $2\"")
        try add(
            "apt-get",
            """
            echo "apt-get $*" >>"$STATE/log"
            case $1 in
            update) touch "$STATE/lists" ;;
            install) for item in "$@"; do
                case $item in
                libncurses*-dev) touch "$STATE/ncursesw" ;;
                libpng-dev) touch "$STATE/png" ;;
                libjpeg-dev) touch "$STATE/jpeg" ;;
                libvterm-dev) touch "$STATE/vterm" ;;
                unicode-data) touch "$STATE/EastAsianWidth.txt" ;;
                esac
            done ;;
            esac
            """)
        for fact in facts { try set(fact) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Adds or replaces a command.
    func add(_ name: String, _ script: String) throws {
        let file = folder.appendingPathComponent(name)
        // A separate process writes the command. If this process wrote it, another process that is started in the
        // meantime would inherit the descriptor that is open for writing, and a file that is open for writing cannot be
        // executed.
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        let write = "rm -f \"$1\"; printf '#!/bin/sh\\n%s\\n' \"$2\" >\"$1\"; chmod 755 \"$1\""
        writer.arguments = ["-c", write, "sh", file.path, script]
        try writer.run()
        writer.waitUntilExit()
    }

    func remove(_ command: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(command))
    }

    /// Sets facts about the machine. `ncursesw`, `png`, `jpeg`, `vterm` and `EastAsianWidth.txt` (of unicode-data) mean
    /// that these are installed, `lists` that the package lists have been read, and `known-PACKAGE` that a package is
    /// in the lists.
    func set(_ facts: String...) throws {
        for fact in facts {
            try Data().write(to: folder.appendingPathComponent(fact))
        }
    }

    /// The arguments of apt-get, with a line for each call.
    var installations: [String] {
        let log = try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)
        return (log ?? "").split(separator: "\n").map(String.init)
    }

    private static let script = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../.ci/require").standardized

    /// Runs `.ci/require` without a terminal.
    func require(_ arguments: String..., settings: [String: String] = [:]) throws -> Run {
        try run(Self.script, arguments, settings, input: nil)
    }

    #if os(Linux)
    /// Runs `.ci/require` in a separate terminal, and types an answer there.
    func require(answering answer: String) throws -> Run {
        try run(
            URL(fileURLWithPath: "/usr/bin/script"), ["-qec", Self.script.path, "/dev/null"], [:],
            input: "\(answer)\n")
    }
    #endif

    private func run(
        _ program: URL, _ arguments: [String], _ settings: [String: String], input: String?
    ) throws -> Run {
        let environment = [
            "PATH": folder.path, "STATE": folder.path, "UNICODE_DATA": folder.path, "SHELL": "/bin/sh",
        ].merging(settings) { $1 }
        let (status, message) = try Program.run(program, arguments, environment: environment, input: input)
        return Run(status: status, message: message)
    }
}
