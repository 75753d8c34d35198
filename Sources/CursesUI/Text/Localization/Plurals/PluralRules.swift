import CursesUISupport

/// The rules that choose the plural category of a number in a language.
///
/// The rules come from the Unicode Common Locale Data Repository, and are evaluated according to UTS #35, Part 3,
/// Language Plural Rules.
struct PluralRules: Sendable {
    /// The two kinds of numbers: "3 days" and "the 3rd day".
    enum Kind: Sendable {
        case cardinal
        case ordinal
    }

    /// The categories except `other`, in the order in which they are tried.
    var conditions: [(category: PluralCategory, condition: PluralCondition)]

    /// Returns the category of a number.
    func category(of operands: PluralOperands) -> PluralCategory {
        conditions.first { $0.condition.holds(for: operands) }?.category ?? .other
    }

    /// Returns the rules of a language. A language without rules has only the category `other`.
    static func rules(for tag: LanguageTag, kind: Kind = .cardinal) -> PluralRules {
        let key = CacheKey(tag: tag, kind: kind)
        if let rules = cache.withLock({ $0[key] }) { return rules }
        let rules = find(tag, kind: kind)
        cache.withLock { $0[key] = rules }
        return rules
    }

    private struct CacheKey: Hashable {
        var tag: LanguageTag
        var kind: Kind
    }

    /// The rules that were requested before. Finding a tag's ancestors costs more than evaluating its rules.
    private static let cache = Locked<[CacheKey: PluralRules]>([:])

    private static func find(_ tag: LanguageTag, kind: Kind) -> PluralRules {
        let rules = kind == .cardinal ? cardinal : ordinal
        for ancestor in tag.ancestors {
            if let found = rules[ancestor.description] { return found }
        }
        return rules[tag.language] ?? PluralRules(conditions: [])
    }

    private static let cardinal = parse(PluralRuleTable.cardinal)
    private static let ordinal = parse(PluralRuleTable.ordinal)

    /// Parses the rules of each language in a table. The parts of a language tag are separated by hyphens.
    static func parse(_ table: String) -> [String: PluralRules] {
        var all: [String: PluralRules] = [:]
        var languages: [String] = []
        var rules = PluralRules(conditions: [])
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1)
            if words[0] == "languages" {
                for language in languages { all[language] = rules }
                languages = words[1].split(separator: " ").map { LanguageTag(String($0)).description }
                rules = PluralRules(conditions: [])
            } else if let category = PluralCategory(rawValue: String(words[0])),
                let condition = PluralCondition(words[1])
            {
                rules.conditions.append((category, condition))
            }
        }
        for language in languages { all[language] = rules }
        return all
    }
}
