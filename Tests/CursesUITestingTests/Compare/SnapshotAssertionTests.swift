import Foundation
import Testing

@testable import CursesUITesting

@Suite struct SnapshotAssertionTests {
    private let folder: TemporaryFolder
    private let file: SnapshotFile
    private let old = Snapshot.drawn(width: 8, height: 3, ("Send", .bold, 1, 1))
    private let new = Snapshot.drawn(width: 8, height: 3, ("Sent", .red, 1, 1))

    private static let recorded = "__Snapshots__/FormTests/look.txt"
    private static let left = "__Snapshots__/FormTests/look.new.txt"

    init() throws {
        folder = try TemporaryFolder()
        file = SnapshotFile(test: folder.path("FormTests.swift"), function: "look()", name: nil)
    }

    private func failure(
        _ snapshot: Snapshot,
        _ mode: RecordMode = .missing,
        as format: SnapshotFormat = .styledText
    ) -> String? {
        // No report page is written, because the temporary folder belongs to no package.
        SnapshotAssertion(file: file, format: format, mode: mode, page: SnapshotReport(environment: [:]))
            .failure(for: snapshot)?.message
    }

    @Test("A missing picture is recorded next to the test, and fails it once")
    func missing() throws {
        #expect(
            failure(old) == """
                There was no recorded picture; this one is in \(Self.recorded) now. Look at it, \
                and run the test again:
                ┌────────┐
                │        │
                │ Send   │
                  (1 empty row)
                └────────┘
                """)
        #expect(folder.read(Self.recorded) == old.styledText + "\n")
        #expect(failure(old) == nil)
    }

    @Test("A mismatch shows both pictures, their differences, and how to accept the new one, which is written")
    func mismatch() throws {
        _ = failure(old)
        let path = folder.path(Self.recorded).dropLast(4)
        #expect(
            failure(new) == """
                The picture (8x3) is not the one in \(Self.recorded).
                recorded:
                ┌────────┐
                │        │
                │ Send   │
                  (1 empty row)
                └────────┘
                now:
                ┌────────┐
                │        │
                │ Sent   │
                  (1 empty row)
                └────────┘
                row 1, columns 1-4: "Send" → "Sent", bold → red
                If the new one is right, accept it:
                mv '\(path).new.txt' '\(path).txt'
                or all new ones at once: CURSESUI_RECORD=failed swift test
                """)
        #expect(folder.read(Self.recorded) == old.styledText + "\n")
        #expect(folder.read(Self.left) == new.styledText + "\n")
        #expect(folder.read("__Snapshots__/.gitignore") == "*.new.txt\n")
        // Once the picture is correct again, no file is left for review.
        #expect(failure(old) == nil)
        #expect(folder.read(Self.left) == nil)
    }

    @Test(
        "On request, a mismatch is recorded and fails once",
        arguments: [
            RecordMode.all, .failed,
        ])
    func recordMismatch(_ mode: RecordMode) throws {
        _ = failure(old)
        let message = try #require(failure(new, mode))
        #expect(message.contains("It has been recorded anew; run the test again."))
        #expect(message.contains("bold → red"))
        #expect(folder.read(Self.recorded) == new.styledText + "\n")
        #expect(failure(new, mode) == nil)
    }

    @Test("No file is written if nothing is recorded")
    func never() throws {
        let message = try #require(failure(old, .never))
        #expect(message.hasPrefix("There is no recorded picture \(Self.recorded), and nothing is"))
        #expect(folder.files == [])
        _ = failure(old)
        #expect(failure(old, .never) == nil)
        let mismatch = try #require(failure(new, .never))
        #expect(mismatch.hasSuffix("row 1, columns 1-4: \"Send\" → \"Sent\", bold → red"))
        #expect(folder.files == [Self.recorded])
    }

    @Test("In the format for text, styles make no difference")
    func text() throws {
        let plain = Snapshot.drawn(width: 8, height: 3, ("Send", .plain, 1, 1))
        _ = failure(old, as: .text)
        #expect(folder.read(Self.recorded) == "\n Send\n")
        #expect(failure(plain, as: .text) == nil)
        let message = try #require(failure(new, as: .text))
        #expect(message.contains("\nrow 1, column 4: \"d\" → \"t\"\n"))
    }

    @Test("Differences of the size and of the cursor's position are reported")
    func sizeAndCursor() throws {
        _ = failure(old)
        let message = try #require(
            failure(
                .drawn(
                    width: 9, height: 3, cursor: CellPoint(column: 5, row: 1), ("Send", .bold, 1, 1))))
        #expect(message.contains("\nsize: 8x3 → 9x3\ncursor: hidden → column 5, row 1\n"))
    }

    @Test("The first twenty of many differences are listed, and the others counted")
    func many() throws {
        let dots = Snapshot.drawn(width: 60, height: 1, (String(repeating: "a ", count: 30), .plain, 0, 0))
        _ = failure(.drawn(width: 60, height: 1))
        let message = try #require(failure(dots))
        #expect(message.contains("row 0, column 38: \" \" → \"a\"\n… and 10 more\n"))
    }

    @Test("A file whose text was changed by an editor or version control, but not its picture, is accepted")
    func rewritten() throws {
        let lines = "\r\n Send  \r\n-- 8x3\r\n1: 1-2 bold\r\n1: 3-4 bold \"nd\"\r\n\r\n"
        try file.record(lines)
        #expect(failure(old) == nil)
        #expect(failure(new) != nil)
    }

    @Test("A file without a picture is shown as it is")
    func noPicture() throws {
        try file.record("hello\n")
        let message = try #require(failure(old))
        #expect(message.contains("The file holds no picture:\nhello\n"))
    }

    @Test("The failure names a folder that cannot be written to")
    func cannotWrite() throws {
        let file = SnapshotFile(test: "/dev/null/Tests.swift", function: "look()", name: nil)
        let page = SnapshotReport(environment: [:])
        let message = SnapshotAssertion(file: file, format: .text, mode: .missing, page: page)
            .failure(for: old)?.message
        #expect(message?.hasPrefix("__Snapshots__/Tests/look.txt could not be written: ") == true)
    }

    @Test(
        "A picture's file is named after its test and the picture's own name",
        arguments: [
            ("look()", nil, "look"),
            ("look(size:level:)", "a b", "look.a-b"),
            ("`A form (empty) is shown`()", nil, "A-form-empty-is-shown"),
            ("look()", "empty.40x12.ansi16", "look.empty.40x12.ansi16"),
            ("look()", "../../escape", "look.escape"),
            ("größe()", "日本", "größe.日本"),
            ("look()", "too short (1)", "look.too-short-1"),
        ] as [(String, String?, String)])
    func names(function: String, name: String?, expected: String) {
        let file = SnapshotFile(test: "/tests/FormTests.swift", function: function, name: name)
        #expect(file.url.path == "/tests/__Snapshots__/FormTests/\(expected).txt")
    }
}
