import Foundation
import TestSupport
import Testing

/// Tests how continuous integration ends jobs that take too long.
@Suite("The time limit of a goal")
struct TimeLimitTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../.ci").standardized

    private func run(
        _ script: String, _ arguments: [String], input: String = ""
    ) throws -> (status: Int32, text: String) {
        let (status, text) = try Program.run(Self.folder.appendingPathComponent(script), arguments, input: input)
        return (status, text)
    }

    @Test("A command that is done in time keeps its output and its status")
    func inTime() throws {
        let (status, text) = try run("within", ["1000", "sh", "-c", "echo done; exit 3"])
        #expect(status == 3)
        #expect(text == "done\n")
    }

    @Test("A command that is late is reported and ended, with all that it has started")
    func late() throws {
        let (status, text) = try run("within", ["1", "sh", "-c", "sleep 1234 & echo \"child $!\"; wait"])
        #expect(status == 124)
        #expect(text.contains("within: not done after 1 s: sh -c"))
        #expect(text.contains("sleep 1234"))
        let child = try #require(text.firstMatch(of: /child (\d+)/)?.1)
        let process = try #require(pid_t(child))
        // A zombie process, for which its parent has not waited, still has a process ID, but no command line.
        let commandLine = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
        #expect(kill(process, 0) != 0 || commandLine == "")
    }

    /// A time limit would include the time that a test waits for the main actor, which other tests keep busy for
    /// minutes.
    @Test("No test has a time limit of its own")
    func noTimeLimits() throws {
        let trait = "." + "timeLimit("
        for file in try SourceFile.all(in: "Tests") {
            let line = file.lines.firstIndex { $0.contains(trait) }
            #expect(line == nil, "\(file.path):\(line.map { $0 + 1 } ?? 0)")
        }
    }

    @Test("The tests that have started and not ended are named")
    func unfinished() throws {
        let output = """
            ◇ Test run started.
            ◇ Suite "The sea" started.
            ◇ Test "The sea is blue" started.
            ◇ Test case passing 1 argument sea → "North" to "The sea is salt" started.
            ◇ Test "The sea is salt" started.
            ◇ Test isDeep() started.
            \u{1B}[32m✔\u{1B}[0m Test "The sea is blue" with 2 test cases passed after 0.001 seconds.
            ◇ Test "The sea has passed after years" started.
            ━ Test isDeep() passed after 0.001 seconds with 1 known issue.
            ✘ Test "The sea is salt" recorded an issue at Sea.swift:1:1: Issue recorded

            """
        let (status, text) = try run("unfinished", [], input: output)
        #expect(status == 0)
        #expect(
            text == """
                not finished: "The sea is salt"
                not finished: "The sea has passed after years"

                """)
    }
}
