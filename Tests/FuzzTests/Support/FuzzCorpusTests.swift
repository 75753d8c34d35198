import Foundation
import Testing

@Suite("Recorded seeds")
struct FuzzCorpusTests {
    @Test("A file lists seeds with the day and the failure")
    func seeds() {
        let text = """
            # A comment.
            94  2026-11-21  a blank cell differs

            18446744073709551615  2026-11-22  half a glyph
            """
        #expect(FuzzCorpus.seeds(in: text) == [94, .max])
    }

    @Test("The line that a failure prints can be added unchanged")
    func line() {
        let line = FuzzCorpus(fuzzer: "FuzzTests.NoFuzz/atAll").line(for: 17, on: Date(timeIntervalSince1970: 0))
        #expect(line == "17  1970-01-01  what it found")
        #expect(FuzzCorpus.seeds(in: line) == [17])
    }

    @Test("Every file belongs to a fuzzer, which finds its seeds there")
    func files() throws {
        let sources = FileManager.default.enumerator(
            at: FuzzCorpus.folder.deletingLastPathComponent(), includingPropertiesForKeys: nil)
        let code = (sources?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let files = try FileManager.default.contentsOfDirectory(atPath: FuzzCorpus.folder.path)
        #expect(!files.isEmpty)
        for file in files {
            let parts = file.split(separator: ".").map(String.init)
            try #require(parts.count == 3, "\(file)")
            #expect(!FuzzCorpus(fuzzer: "FuzzTests.\(parts[0])/\(parts[1])").seeds.isEmpty, "\(file)")
            let isThere = code.contains { $0.contains("struct \(parts[0]) {") && $0.contains("func \(parts[1])(") }
            #expect(isThere, "\(file)")
        }
    }
}
