import Foundation
import TestSupport
import Testing
@testable import CursesUI

/// Runs all test data that Unicode publishes for the bidirectional algorithm.
@Suite(.unicodeData(version: BidiClassTable.unicodeVersion))
struct BidiConformanceTests {
    private func lines(of file: String) throws -> [Substring.UTF8View] {
        let text = try String(contentsOfFile: "\(UnicodeData.folder)/\(file)", encoding: .utf8)
        return text.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
            .map { Substring($0).utf8 }
    }

    /// Returns whether the algorithm computes the given levels and the given order. A level is `nil` for a scalar that
    /// rule X9 removes.
    private func holds(
        _ paragraph: BidiParagraph, _ scalars: [Unicode.Scalar], levels: [UInt8?], order: [Int]
    ) -> Bool {
        let all = 0..<scalars.count
        let actual = paragraph.levels(in: all)
        guard actual.count == levels.count, all.allSatisfy({ levels[$0] == nil || levels[$0] == actual[$0] })
        else { return false }
        return paragraph.visualOrder(in: all).filter { levels[$0] != nil } == order
    }

    @Test("BidiTest.txt holds", arguments: 0..<4)
    func classes(part: Int) throws {
        let scalars: [String: Unicode.Scalar] = [
            "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "0", "ES": "+", "ET": "#", "AN": "\u{661}", "CS": ",",
            "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
            "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}", "LRI": "\u{2066}",
            "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
        ]
        let directions: [(Int, BidiBaseDirection)] = [(1, .auto), (2, .leftToRight), (4, .rightToLeft)]
        var levels: [UInt8?] = []
        var order: [Int] = []
        var count = 0
        var failures: [String] = []
        for (number, line) in try lines(of: "BidiTest.txt").enumerated() {
            if line.first == UInt8(ascii: "@") {
                let line = String(line)!
                let values = line.split(separator: ":", maxSplits: 1).last!.split(whereSeparator: \.isWhitespace)
                if line.hasPrefix("@Levels:") { levels = values.map { UInt8($0) } }
                if line.hasPrefix("@Reorder:") { order = values.map { Int($0)! } }
            } else if number % 4 == part {
                let fields = line.split(separator: UInt8(ascii: ";"))
                let text = try fields[0].split(separator: UInt8(ascii: " ")).map {
                    try #require(scalars[String(Substring($0))])
                }
                let set = Int(String(Substring(fields[1])).trimmingCharacters(in: .whitespaces), radix: 16)!
                for (bit, direction) in directions where set & bit != 0 {
                    let paragraph = BidiParagraph(text, direction: direction, overrides: .honored)
                    count += 1
                    if !holds(paragraph, text, levels: levels, order: order) {
                        failures.append("\(String(line)!) as \(direction)")
                    }
                }
            }
        }
        #expect(count > 190_000)
        #expect(failures == [])
    }

    /// A line of BidiCharacterTest.txt.
    private struct CharacterCase {
        let text: [Unicode.Scalar]
        let direction: BidiBaseDirection
        let paragraphLevel: UInt8
        let levels: [UInt8?]
        let order: [Int]

        init(_ line: Substring.UTF8View) {
            let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
                .map { $0.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }
            text = fields[0].map { Unicode.Scalar(UInt32($0, radix: 16)!)! }
            direction =
                switch fields[1][0] {
                case "0": .leftToRight
                case "1": .rightToLeft
                default: .auto
                }
            paragraphLevel = UInt8(fields[2][0])!
            levels = fields[3].map { UInt8($0) }
            order = fields[4].map { Int($0)! }
        }
    }

    @Test("BidiCharacterTest.txt holds", arguments: 0..<2)
    func characters(part: Int) throws {
        var count = 0
        var failures: [String] = []
        for (number, line) in try lines(of: "BidiCharacterTest.txt").enumerated() where number % 2 == part {
            let one = CharacterCase(line)
            let paragraph = BidiParagraph(one.text, direction: one.direction, overrides: .honored)
            let isRight =
                paragraph.level == one.paragraphLevel
                && holds(paragraph, one.text, levels: one.levels, order: one.order)
            count += 1
            if !isRight { failures.append(String(line)!) }
        }
        #expect(count > 45_000)
        #expect(failures == [])
    }

    @Test("The literal rules, which random texts are compared with, hold as well")
    func literalRules() throws {
        var failures: [String] = []
        for (number, line) in try lines(of: "BidiCharacterTest.txt").enumerated() where number % 25 == 0 {
            let one = CharacterCase(line)
            let level: Int? = one.direction == .auto ? nil : Int(one.paragraphLevel)
            let literal = LiteralBidi(one.text, level: level)
            let levels = literal.lineLevels(0..<one.text.count)
            let isRight =
                literal.paragraphLevel == Int(one.paragraphLevel)
                && levels == one.levels.map { $0.map(Int.init) ?? -1 }
            if !isRight { failures.append(String(line)!) }
        }
        #expect(failures == [])
    }
}
