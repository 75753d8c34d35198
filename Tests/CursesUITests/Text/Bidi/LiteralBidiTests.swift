import TestSupport
import Testing
@testable import CursesUI

/// Compares the algorithm with a literal implementation of the rules, on random texts of kinds that Unicode's test data
/// lacks.
@Suite struct LiteralBidiTests {
    private static let embeddings: [Unicode.Scalar] = ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{202C}"]
    private static let isolates: [Unicode.Scalar] = ["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"]
    private static let brackets: [Unicode.Scalar] = [
        "(", ")", "[", "]", "\u{2329}", "\u{3009}", "\u{232A}", "\u{3008}",
    ]
    private static let letters: [Unicode.Scalar] = ["a", "\u{5D0}", "\u{627}"]
    private static let others: [Unicode.Scalar] = [
        "1", "2", "\u{661}", "+", ",", "#", "\u{300}", "\u{AD}", " ", "!", "\t", "\u{200D}",
    ]

    /// The character sets of random texts. Each kind is equally frequent.
    private static let alphabets: [[[Unicode.Scalar]]] = [
        [letters, others], [letters, others, brackets], [letters, brackets, isolates, others],
        [letters, others, embeddings, isolates], [letters, others, embeddings, isolates, brackets],
        [isolates, ["\u{300}", "\u{5D0}", "a"]], [embeddings, isolates, [" ", "1", "a"]],
    ]

    private func check(_ text: [Unicode.Scalar], line: Range<Int>, _ failures: inout [String]) {
        for direction in [BidiBaseDirection.auto, .leftToRight, .rightToLeft] {
            let level: Int? = direction == .auto ? nil : direction == .leftToRight ? 0 : 1
            let literal = LiteralBidi(text, level: level)
            let paragraph = BidiParagraph(text, direction: direction, overrides: .honored)
            let kept = text.indices.filter { literal.levels[$0] >= 0 }
            let expected = literal.lineLevels(line)
            let inLine = expected.indices.filter { expected[$0] >= 0 }
            let actual = paragraph.levels(in: line)
            let order = LiteralBidi.visualOrder(inLine.map { expected[$0] }).map { inLine[$0] + line.lowerBound }
            if Int(paragraph.level) != literal.paragraphLevel
                || kept.contains(where: { Int(paragraph.levels[$0]) != literal.levels[$0] })
                || inLine.contains(where: { Int(actual[$0]) != expected[$0] })
                || paragraph.visualOrder(in: line).filter({ literal.levels[$0] >= 0 }) != order
            {
                failures.append("\(text.map { String($0.value, radix: 16) }.joined(separator: " ")) as \(direction)")
            }
        }
    }

    @Test("Random texts have the levels of the literal rules", arguments: alphabets.indices)
    func random(alphabet: Int) {
        var generator = SeededGenerator(seed: UInt64(alphabet))
        var failures: [String] = []
        for _ in 0..<1_500 {
            var text: [Unicode.Scalar] = []
            for _ in 0..<Int.random(in: 0...30, using: &generator) {
                let kind = Self.alphabets[alphabet].randomElement(using: &generator)!
                text.append(kind.randomElement(using: &generator)!)
            }
            let ends = [0, 1].map { _ in Int.random(in: 0...text.count, using: &generator) }.sorted()
            check(text, line: 0..<text.count, &failures)
            check(text, line: ends[0]..<ends[1], &failures)
        }
        #expect(failures == [])
    }

    @Test("Texts deeper than the algorithm counts have the levels of the literal rules", arguments: 0..<6)
    func deep(part: Int) {
        var generator = SeededGenerator(seed: UInt64(part))
        var failures: [String] = []
        let (openers, closers): ([Unicode.Scalar], [Unicode.Scalar]) =
            switch part % 3 {
            case 0: (Self.embeddings.dropLast() + Self.isolates.dropLast(), ["\u{202C}", "\u{2069}"])
            case 1: (["(", "["], [")", "]"])
            default: (["\u{2067}", "("], ["\u{2069}", ")"])
            }
        let fill = Self.letters + [" ", "1", "!"]
        for _ in 0..<12 {
            var text: [Unicode.Scalar] = []
            for opens in [true, false, true, false] {
                let most = part < 3 ? 140 : 75
                for _ in 0..<Int.random(in: 55...most, using: &generator) {
                    // Most characters must either open or close, because otherwise the text does not reach a great
                    // depth.
                    let isTurn = Int.random(in: 0..<12, using: &generator) == 0
                    text.append((opens != isTurn ? openers : closers).randomElement(using: &generator)!)
                    if Int.random(in: 0..<4, using: &generator) == 0 {
                        text.append(fill.randomElement(using: &generator)!)
                    }
                }
            }
            check(text, line: 0..<text.count, &failures)
        }
        #expect(failures == [])
    }

    @Test("Brackets beyond the depth of the stack end the search")
    func bracketStack() {
        var failures: [String] = []
        for depth in [62, 63, 64] {
            let nested = [Unicode.Scalar](repeating: "(", count: depth) + ["\u{5D0}"]
            let text = ["\u{5D0}", "[", "a", "]"] + nested + [Unicode.Scalar](repeating: ")", count: depth) + ["a"]
            check(text, line: 0..<text.count, &failures)
        }
        #expect(failures == [])
    }

    @Test("Random levels have the order of the literal rule")
    func order() {
        var generator = SeededGenerator(seed: 7)
        for round in 0..<4_000 {
            let highest = UInt8([1, 2, 3, 6, 126][round % 5])
            let lowest = round % 7 == 0 ? highest / 2 : 0
            let levels = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                UInt8.random(in: lowest...highest, using: &generator)
            }
            #expect(BidiAlgorithm.visualOrder(of: levels) == LiteralBidi.visualOrder(levels.map(Int.init)))
        }
    }

    @Test("An ignored override and its PDF count as if they were not there")
    func ignoredOverrides() {
        var generator = SeededGenerator(seed: 11)
        var failures: [String] = []
        for _ in 0..<2_000 {
            // The scalars, and whether each one belongs to an override.
            var text: [(Unicode.Scalar, Bool)] = []
            // The open embeddings and isolates: true for an override, false for another embedding, and `nil` for an
            // isolate.
            var open: [Bool?] = []
            for _ in 0..<40 {
                switch Int.random(in: 0..<9, using: &generator) {
                case 0:
                    text.append((Self.embeddings[Int.random(in: 2...3, using: &generator)], true))
                    open.append(true)
                case 1:
                    text.append((Self.embeddings[Int.random(in: 0...1, using: &generator)], false))
                    open.append(false)
                case 2:
                    // A PDF has no effect across an isolate.
                    let ended = open.last ?? nil
                    text.append(("\u{202C}", ended == true))
                    if ended != nil { open.removeLast() }
                case 3:
                    // Half of the time, an open isolate is closed.
                    if Bool.random(using: &generator), let isolate = open.lastIndex(of: nil) {
                        text.append(("\u{2069}", false))
                        open.removeSubrange(isolate...)
                    } else {
                        text.append((Self.isolates[Int.random(in: 0...2, using: &generator)], false))
                        open.append(nil)
                    }
                case 4: text.append((Self.brackets.randomElement(using: &generator)!, false))
                case 5: text.append((Self.others.randomElement(using: &generator)!, false))
                default: text.append((Self.letters.randomElement(using: &generator)!, false))
                }
            }
            let with = BidiParagraph(text.map(\.0), overrides: .ignored)
            let without = BidiParagraph(text.filter { !$0.1 }.map(\.0), overrides: .honored)
            if text.indices.filter({ !text[$0].1 }).map({ with.levels[$0] }) != without.levels {
                failures.append(text.map { String($0.0.value, radix: 16) }.joined(separator: " "))
            }
        }
        #expect(failures == [])
    }

    @Test("Any scalars have levels, and an order that holds each of them once")
    func anyScalars() {
        var generator = SeededGenerator(seed: 13)
        for _ in 0..<200 {
            let text = (0..<60).compactMap { _ in
                Unicode.Scalar(
                    UInt32.random(in: 0...(Bool.random(using: &generator) ? 0x10FFFF : 0x10FFF), using: &generator))
            }
            for overrides in [BidiOverrides.honored, .ignored] {
                let paragraph = BidiParagraph(text, overrides: overrides)
                #expect(paragraph.levels.allSatisfy { $0 <= 126 })
                #expect(paragraph.visualOrder(in: text.indices).sorted() == Array(text.indices))
                #expect(ArabicShaper.shaped(text, levels: paragraph.levels).count == text.count)
            }
        }
    }
}
