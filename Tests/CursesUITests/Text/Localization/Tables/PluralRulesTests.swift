import Testing
@testable import CursesUI

@Suite struct PluralRulesTests {
    /// A line of the samples in the Unicode Common Locale Data Repository.
    struct Sample: CustomTestStringConvertible {
        var kind: PluralRules.Kind
        var language: String
        var category: String
        var numbers: [Substring]

        var testDescription: String { "\(kind) \(language) \(category)" }

        static let all =
            samples(PluralSamples.cardinal, kind: .cardinal) + samples(PluralSamples.ordinal, kind: .ordinal)

        private static func samples(_ text: String, kind: PluralRules.Kind) -> [Sample] {
            text.split(separator: "\n").map { line in
                let words = line.split(separator: " ")
                return Sample(
                    kind: kind, language: String(words[0]), category: String(words[1]),
                    numbers: words.dropFirst(2).flatMap { $0.split(separator: "~") })
            }
        }
    }

    @Test("The samples of the repository have the categories that it states", arguments: Sample.all)
    func samples(sample: Sample) throws {
        let rules = PluralRules.rules(for: LanguageTag(sample.language), kind: sample.kind)
        for number in sample.numbers {
            let operands = try #require(PluralOperands(decimal: number))
            #expect(rules.category(of: operands).rawValue == sample.category, "\(number)")
        }
    }

    @Test("Every condition of the tables is understood")
    func conditions() {
        for table in [PluralRuleTable.cardinal, PluralRuleTable.ordinal] {
            for line in table.split(separator: "\n") where !line.hasPrefix("languages ") {
                #expect(PluralCondition(line.drop { $0 != " " }.dropFirst()) != nil, "\(line)")
            }
        }
    }

    @Test(
        "A malformed condition is refused", arguments: ["", "n", "n =", "x = 1", "n % 0 = 1", "n = 1 and", "n = 2..1"])
    func malformed(condition: String) {
        #expect(PluralCondition(Substring(condition)) == nil)
    }

    @Test("A number has the operands that UTS 35 lists for it")
    func operands() {
        let operands = PluralOperands(decimal: "1.20050c3")
        #expect(operands == PluralOperands(i: 1200, v: 2, w: 1, f: 50, t: 5, e: 3))
        #expect(PluralOperands(decimal: "1.30") == PluralOperands(i: 1, v: 2, w: 1, f: 30, t: 3))
        #expect(PluralOperands(decimal: "1.03") == PluralOperands(i: 1, v: 2, w: 2, f: 3, t: 3))
        #expect(PluralOperands(decimal: "one") == nil)
    }

    @Test("A double is taken as it is written")
    func doubles() {
        #expect(PluralOperands(1.0) == PluralOperands(1))
        #expect(PluralOperands(1.0, fractionDigits: 1) == PluralOperands(decimal: "1.0"))
        #expect(PluralOperands(-2.5) == PluralOperands(decimal: "2.5"))
        #expect(PluralOperands(0.000_01) == PluralOperands(decimal: "0.00001"))
        #expect(PluralOperands(.infinity) == nil)
        #expect(PluralOperands(.nan, fractionDigits: 2) == nil)
        #expect(PluralOperands(1e300)?.v == 0)
        #expect(PluralOperands(.greatestFiniteMagnitude, fractionDigits: 40) != nil)
        #expect(PluralOperands(.leastNonzeroMagnitude) != nil)
    }

    @Test("A large integer keeps its last digits", arguments: [UInt64.max, 11_000_000_000_000_000_001])
    func large(number: UInt64) {
        #expect(PluralOperands(decimal: "9" + String(number))?.i != 0)
        #expect(PluralOperands(number).i == number)
    }

    @Test("A region has the rules of its parent")
    func regions() {
        let half = PluralOperands(decimal: "0.5")!
        #expect(PluralRules.rules(for: LanguageTag("pt-BR")).category(of: half) == .one)
        #expect(PluralRules.rules(for: LanguageTag("pt-PT")).category(of: half) == .other)
        #expect(PluralRules.rules(for: LanguageTag("pt-AO")).category(of: half) == .other)
        #expect(PluralRules.rules(for: LanguageTag("sr-Latn-RS")).category(of: PluralOperands(3)) == .few)
        #expect(PluralRules.rules(for: LanguageTag("zh-Hant-TW")).category(of: PluralOperands(1)) == .other)
        #expect(PluralRules.rules(for: LanguageTag("tlh")).category(of: PluralOperands(1)) == .other)
    }
}
