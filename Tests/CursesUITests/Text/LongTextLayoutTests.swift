import CursesUITerminal
import TestSupport
import Testing

@testable import CursesUI

/// Tests that a text that is laid out in sections has the same layout as the whole text.
@Suite struct LongTextLayoutTests {
    private static let width = 1...20

    /// Creates paragraphs of words in many scripts, with runs of different styles.
    private func content(seed: UInt64) -> StyledText {
        var generator = SeededGenerator(seed: seed)
        let words = [
            "plain", "na\u{308}ive", "👨‍👩‍👧", "word😀", "漢字かな", "1,234.5%", "(a)", "x\u{301}\u{302}y", "\t", "🇩🇪🇫🇷🇩🇪",
            "longer-than-a-line-or-two-of-the-narrowest", "“quoted”", "ends\n", "cr\r\n", "\u{2028}", "한국어",
            "§§§§§§§§§§§§",
        ]
        // The right-to-left words. Depending on the rate, a text contains none of them, a few or many.
        let others = ["שלום", "مرحبا", "لا", "\u{200F}", "١٢٣", "עברית."]
        let rate = [0, 0, 3, 40].randomElement(using: &generator)!
        var text = StyledText()
        for _ in 0..<Int.random(in: 50...600, using: &generator) {
            let isOther = rate > 0 && Int.random(in: 0..<rate, using: &generator) == 0
            var style = RunStyle()
            if Int.random(in: 0..<20, using: &generator) == 0 { style.link = "https://example.org" }
            let isJoined = Int.random(in: 0..<8, using: &generator) == 0
            let word = (isOther ? others : words).randomElement(using: &generator)!
            text.append(word + (isJoined ? "" : " "), style: style)
        }
        return text
    }

    private func picture(_ layout: TextLayout) -> CellBuffer {
        var buffer = CellBuffer(size: layout.size)
        layout.draw(
            into: &buffer, at: .zero, clip: buffer.bounds, TextInk(style: .plain), mixer: Design.standard.mixer)
        return buffer
    }

    @Test("Its sections are the lines of the whole text", arguments: 1...60)
    func same(seed: UInt64) {
        var generator = SeededGenerator(seed: seed &* 31)
        let content = content(seed: seed)
        let width = seed % 10 == 0 ? nil : Int.random(in: Self.width, using: &generator)
        let options = TextLayout.Options(
            cutsWords: seed % 7 == 0, alignment: [.leading, .center, .trailing][Int(seed % 3)],
            direction: seed % 5 == 0 ? .rightToLeft : .leftToRight, lineSpacing: Int(seed % 4) / 2)
        let whole = TextLayout(MeasuredText(content), width: width, options: options)
        let lines = LongTextLayout(
            LongText(content), width: width, options: options,
            sectionLength: Int.random(in: 20...400, using: &generator))
        var layout = lines.layout(rows: 1)
        while !layout.isComplete { layout = lines.layout(rows: layout.lineCount) }
        #expect(layout.size == whole.size)
        #expect(layout.lineCount == whole.lineCount)
        #expect(picture(layout).rows == picture(whole).rows)
        #expect(layout.isTruncated == whole.isTruncated)
        #expect(layout.endCluster == whole.endCluster)
        for row in 0..<min(layout.lineCount, whole.lineCount) {
            #expect(layout.places(inLine: row) == whole.places(inLine: row))
            #expect(layout.isRightToLeft(inLine: row) == whole.isRightToLeft(inLine: row))
            for column in 0..<min(layout.size.width, 4) {
                let point = CellPoint(column: column, row: row)
                #expect(layout.cluster(at: point) == whole.cluster(at: point))
                #expect(layout.run(at: point)?.style == whole.run(at: point)?.style)
            }
        }
        for cluster in stride(from: 0, through: whole.endCluster, by: 7) {
            #expect(layout.point(ofCluster: cluster) == whole.point(ofCluster: cluster))
        }
    }

    @Test("It is shortened like the whole text", arguments: 1...20)
    func shortened(seed: UInt64) {
        let content = content(seed: seed)
        let (width, height) = (Int(seed % 17) + 3, Int(seed % 9) + 1)
        let whole = TextLayout(MeasuredText(content), width: width, height: height)
        let lines = LongTextLayout(LongText(content), width: width, options: .init(), sectionLength: 200)
        let layout = lines.layout(rows: 1_000, height: height)
        #expect(layout.isComplete)
        #expect(layout.size == whole.size)
        #expect(layout.isTruncated && whole.isTruncated)
        #expect(picture(layout).rows == picture(whole).rows)
    }

    @Test("A word without an end is broken, and not measured as a whole")
    func endlessWord() {
        let text = LongText(StyledText(String(repeating: "x", count: 1_000_000)))
        let layout = LongTextLayout(text, width: 10, options: .init()).layout(rows: 50)
        #expect(layout.lineCount > 50)
        #expect(layout.size == CellSize(width: 10, height: 100_000))
        #expect(text.measuredBytes < 300_000)
    }
}
