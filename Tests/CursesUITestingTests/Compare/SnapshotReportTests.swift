import Foundation
import Testing

@testable import CursesUITesting

@Suite("The page of a run's failures")
struct SnapshotReportTests {
    private let folder: TemporaryFolder
    private let old = Snapshot.drawn(width: 8, height: 3, ("Send", .bold, 1, 1))
    private let new = Snapshot.drawn(width: 8, height: 3, ("Sent", .red, 1, 1))

    private static let page = "package/.build/snapshots.html"

    init() throws {
        folder = try TemporaryFolder()
        let tests = folder.path("package/Tests")
        try FileManager.default.createDirectory(atPath: tests, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: folder.path("package/.build"), withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder.path("package/Package.swift")))
    }

    private func compare(
        _ snapshot: Snapshot, _ name: String, mode: RecordMode = .missing, in page: SnapshotReport
    ) -> SnapshotFailure? {
        let file = SnapshotFile(
            test: folder.path("package/Tests/FormTests.swift"), function: "look()", name: name)
        return SnapshotAssertion(file: file, format: .styledText, mode: mode, page: page).failure(for: snapshot)
    }

    @Test("It shows both pictures and their difference, with the command that accepts the new one")
    func mismatch() throws {
        _ = compare(old, "a", mode: .all, in: SnapshotReport(environment: [:]))
        let report = SnapshotReport(environment: [:])
        let failure = try #require(compare(new, "a", in: report))
        #expect(failure.message.contains("side by side: file://"))
        let html = try #require(folder.read(Self.page))
        for title in ["recorded", "now", "difference"] { #expect(html.contains("<figcaption>\(title)<")) }
        #expect(html.contains(">Send<") && html.contains(">Sent<"))
        #expect(html.contains("fill-opacity"))
        #expect(html.contains("look.a.new.txt"))
        #expect(html.contains("CURSESUI_RECORD=failed swift test"))
    }

    @Test("It has all failures of a run, and goes with the next run")
    func several() throws {
        let first = SnapshotReport(environment: [:])
        for name in ["a", "b", "c"] { _ = compare(old, name, in: first) }
        let html = try #require(folder.read(Self.page))
        #expect(html.components(separatedBy: "<section>").count == 4)
        #expect(compare(old, "a", in: SnapshotReport(environment: [:])) == nil)
        #expect(folder.read(Self.page) == nil)
    }

    @Test("Where nothing is left for review, it is written only on request")
    func never() throws {
        _ = compare(old, "a", in: SnapshotReport(environment: [:]))
        let silent = try #require(compare(new, "a", mode: .never, in: SnapshotReport(environment: [:])))
        #expect(!silent.message.contains("side by side"))
        #expect(folder.read(Self.page) == nil)
        let path = folder.path("report.html")
        let asked = SnapshotReport(environment: ["CURSESUI_REPORT": path])
        let failure = try #require(compare(new, "a", mode: .never, in: asked))
        #expect(failure.message.contains("report.html"))
        #expect(folder.read("report.html")?.contains("<figcaption>difference<") == true)
    }

    @Test("Names and texts are no markup")
    func markup() throws {
        let picture = Snapshot.drawn(width: 8, height: 1, ("<b>&", .plain, 0, 0))
        _ = compare(picture, "a", in: SnapshotReport(environment: [:]))
        let html = try #require(folder.read(Self.page))
        #expect(html.contains("&lt;b&gt;&amp;"))
        #expect(!html.contains("<b>"))
    }

    @Test("Many failures of one comparison are a line each, and the first in full")
    func list() throws {
        let page = SnapshotReport(environment: [:])
        for name in ["a", "b"] { _ = compare(old, name, in: page) }
        let failures = ["a", "b"].compactMap { compare(new, $0, in: page) }
        let message = SnapshotFailure.message(for: failures, of: 6)
        let cells = "4 cells, the first in row 1, columns 1-4: \"Send\" → \"Sent\", bold → red"
        #expect(
            message.hasPrefix(
                """
                2 of 6 pictures are not as recorded:
                __Snapshots__/FormTests/look.a.txt: \(cells)
                __Snapshots__/FormTests/look.b.txt: \(cells)
                The first of them:
                The picture (8x3) is not the one in
                """))
        #expect(message.components(separatedBy: "recorded:\n┌").count == 2)
    }
}
