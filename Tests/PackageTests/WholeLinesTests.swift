import Foundation
import TestSupport
import Testing

/// Tests how the output of commands that run at the same time is put together.
@Suite("The lines of several commands")
struct WholeLinesTests {
    private static let script = SourceFile.root.appending(path: ".ci/lines")

    @Test("Commands that write at the same time do not cut each other's lines")
    func whole() throws {
        let halves = "i=0; while [ $i -lt 300 ]; do printf \"$0-\"; sleep 0; echo \"$0\" >&2; i=$((i + 1)); done"
        let both = "\"$0\" sh -c \"$1\" first & \"$0\" sh -c \"$1\" second; wait"
        let (status, text) = try Program.run(
            URL(filePath: "/bin/sh"), ["-c", both, Self.script.path(percentEncoded: false), halves])
        #expect(status == 0)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 600)
        #expect(Set(lines) == ["first-first", "second-second"])
    }

    @Test("The status is that of the command, and a last line without an end is kept", arguments: [0, 3])
    func status(expected: Int32) throws {
        let (status, text) = try Program.run(Self.script, ["sh", "-c", "printf 'a\nb'; exit \(expected)"])
        #expect(status == expected)
        #expect(text == "a\nb")
    }

    @Test("A command that a signal ends, or that does not exist, has a status that says so")
    func failures() throws {
        #expect(try Program.run(Self.script, ["sh", "-c", "kill -9 $$"]).status == 128 + 9)
        #expect(try Program.run(Self.script, ["no-such-command"]).status != 0)
    }
}
