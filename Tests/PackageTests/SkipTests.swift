import Foundation
import TestSupport
import Testing

/// Tests how continuous integration treats skipped tests.
@Suite("Skipped tests")
struct SkipTests {
    private static let checker = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../.ci/check-skips").standardized

    /// Runs the checker for `make test`.
    private func check(_ output: String, list: String) throws -> (status: Int32, message: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("skips-\(UUID().uuidString)")
        try list.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let (status, output) = try Program.run(Self.checker, ["test", file.path], input: output)
        return (status, output.replacing(file.path, with: "LIST"))
    }

    @Test(
        "A skip that is not listed is an error that names it",
        arguments: [
            ("➜ Test \"The sea is blue\" skipped: \"needs the sea\"", "The sea is blue"),
            ("➜ Test seaIsBlue() skipped.", "seaIsBlue()"),
            ("➜ Suite \"The sea\" skipped: \"needs the sea\"", "The sea"),
            ("➜ Suite SeaTests skipped.", "SeaTests"),
            ("\u{1B}[90m➜\u{1B}[0m Test \"The sea is blue\" skipped.", "The sea is blue"),
            ("➜ Test \"The sea is blue\" was cancelled: \"no sea\"", "The sea is blue"),
            ("Test Case 'SeaTests.testBlue' skipped (0.001 seconds)", "SeaTests.testBlue"),
        ]
    )
    func unlisted(line: String, name: String) throws {
        let (status, message) = try check("◇ Test run started.\n\(line)\n", list: "# none\n")
        #expect(status == 1)
        #expect(message == "make test skips a test that LIST does not name: \(name)\n")
    }

    @Test("A skip that is listed for the goal, with its reason, is accepted")
    func listed() throws {
        let output = "➜ Test \"The sea is blue\" skipped: \"needs the sea\"\n"
        let (status, message) = try check(output, list: "# comment\n\ntest | The sea is blue | far from it\n")
        #expect(status == 0)
        #expect(message == "")
        #expect(try check(output, list: "fuzz | The sea is blue | far from it\n").status == 1)
        #expect(try check(output, list: "test | The sea | far from it\n").status == 1)
    }

    @Test("Each skip is reported once")
    func once() throws {
        let line = "➜ Test \"The sea is blue\" skipped.\n"
        #expect(try check(line + line, list: "").message.split(separator: "\n").count == 1)
    }

    @Test("A test that is not skipped may have the word in its name")
    func namesOnly() throws {
        let output = """
            ◇ Test "Disabled rows are skipped" started.
            ✔ Test "Disabled rows are skipped" passed after 0.001 seconds.
            ✘ Test "Disabled rows are skipped" failed after 0.001 seconds with 1 issue.
            ✔ Test run with 3 tests in 1 suite passed after 0.002 seconds.

            """
        let (status, message) = try check(output, list: "")
        #expect(status == 0)
        #expect(message == "")
    }

    @Test("Each test that another goal runs is listed for the goals that skip it")
    func conditions() throws {
        let list = try SourceFile(".ci/skips").lines
        let condition = #/@(?:Test|Suite)\(\s*"([^"]+)",[^"]*\.enabled\(if: [^"]*"make /#
        var count = 0
        for file in try SourceFile.all(in: "Tests") {
            for (_, name) in file.lines.joined(separator: "\n").matches(of: condition).map(\.output) {
                count += 1
                for goal in ["test", "sanitize", "minimal"] {
                    let isListed = list.contains { $0.hasPrefix("\(goal) | \(name) | ") }
                    #expect(isListed, ".ci/skips does not name \(String(name)) for \(goal)")
                }
            }
        }
        #expect(count >= 2)
    }

    @Test("A line of the list without a reason is an error")
    func noReason() throws {
        let (status, message) = try check("", list: "test | The sea is blue |\n")
        #expect(status == 1)
        #expect(message.contains("no goal, test and reason: test | The sea is blue |"))
    }
}
