import TestSupport
import Testing
@testable import CursesUI

@Suite("A change of a text")
struct TextChangeTests {
    private func reverted(_ text: String, _ change: TextChange) -> String {
        text.utf8Slice(0..<change.start) + change.old
            + text.utf8Slice(change.newRange.upperBound..<text.utf8.count)
    }

    @Test(
        "is no more than what differs, in whole scalars",
        arguments: [
            ("abc", "abxc", TextChange(start: 2, old: "", newCount: 1)),
            ("abc", "ac", TextChange(start: 1, old: "b", newCount: 0)),
            ("aaa", "aa", TextChange(start: 2, old: "a", newCount: 0)),
            ("", "é", TextChange(start: 0, old: "", newCount: 2)),
            // The UTF-8 encodings of "é" and "è" share their first byte.
            ("aéb", "aèb", TextChange(start: 1, old: "é", newCount: 2)),
            ("x\u{E9}", "x\u{129}", TextChange(start: 1, old: "\u{E9}", newCount: 2)),
        ]
    )
    func difference(old: String, new: String, change: TextChange) {
        #expect(TextChange(from: old, to: new) == change)
        #expect(reverted(new, change) == old)
    }

    @Test("is none where the texts are the same")
    func same() {
        let text = String(repeating: "long enough to be on the heap", count: 9)
        #expect(TextChange(from: text, to: text) == nil)
        #expect(TextChange(from: text, to: String(Array(text))) == nil)
        #expect(TextChange(from: "", to: "") == nil)
    }

    @Test("and the next make one that takes both back", arguments: 1...10)
    func property(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let texts = (0..<3).map { _ in RandomText.string(length: 0...6, using: &random) }
            guard let first = TextChange(from: texts[0], to: texts[1]),
                let second = TextChange(from: texts[1], to: texts[2])
            else { continue }
            #expect(Array(reverted(texts[1], first).utf8) == Array(texts[0].utf8), "seed \(seed)")
            let back = first.inverse(in: texts[1])
            #expect(Array(reverted(texts[0], back).utf8) == Array(texts[1].utf8), "seed \(seed)")
            var both = first
            both.append(second, to: texts[1])
            #expect(Array(reverted(texts[2], both).utf8) == Array(texts[0].utf8), "seed \(seed)")
        }
    }
}
