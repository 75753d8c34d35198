import TestSupport
import Testing
@testable import CursesUI

@Suite struct LineBreakAlgorithmTests {
    /// Returns the text with `|` at each position where a line may be broken.
    private func marked(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        let breaks = LineBreakAlgorithm.opportunities(after: scalars.map(LineBreakClass.init))
        return zip(scalars, breaks).map { "\($0)\($1 ? "|" : "")" }.joined()
    }

    @Test(
        "Lines break where readers expect it",
        arguments: [
            "one |two  |three|", "well-|known|", "(in |brackets), |“quoted |text”|", "10,000.50 |€|", "$(12.35)|",
            "漢|字、|漢|字。|", "（漢|字）|", "a\u{A0}b|", "a\u{2060}b|", "a\u{200B}|b|", "http://|example.com/|path|",
            "don’t|", "한|국|어|", "🇩🇪|🇫🇷|", "👍🏽|👩\u{200D}💻|", "one\n|two\r\n|three|", "100%|", "e\u{301}t\u{301}|",
            "wait… |what?|",
        ]
    )
    func examples(expected: String) {
        #expect(marked(expected.replacing("|", with: "")) == expected)
    }

    @Test("No text has no place to break")
    func empty() {
        #expect(LineBreakAlgorithm.opportunities(after: []) == [])
    }

    @Test(
        "Unicode's own test data holds",
        .unicodeData(version: LineBreakTable.unicodeVersion)
    )
    func conformance() throws {
        var count = 0
        var failures: [String] = []
        for fields in try UnicodeData.fields(of: "auxiliary/LineBreakTest.txt") {
            let marks = fields[0].split(separator: " ")
            var classes: [LineBreakClass] = []
            var expected: [Bool] = []
            for index in stride(from: 1, to: marks.count - 1, by: 2) {
                classes.append(LineBreakClass(Unicode.Scalar(UInt32(marks[index], radix: 16)!)!))
                expected.append(marks[index + 1] == "÷")
            }
            count += 1
            if LineBreakAlgorithm.opportunities(after: classes) != expected { failures.append(fields[0]) }
        }
        #expect(count > 7_000)
        #expect(failures == [])
    }
}
