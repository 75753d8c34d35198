/// Generates the Swift files with the plural rules and their samples.
enum PluralRuleFile {
    /// Returns the file with the table of rules. The category `other` has no condition, and therefore no line.
    static func rules(
        cardinal: [LocaleDataRepository.PluralRules], ordinal: [LocaleDataRepository.PluralRules], version: String
    ) -> String {
        func lines(_ all: [LocaleDataRepository.PluralRules]) -> [String] {
            all.flatMap { rules in
                ["languages " + rules.languages.joined(separator: " ")]
                    + rules.rules.filter { !$0.condition.isEmpty }.map { "\($0.category) \($0.condition)" }
            }
        }
        let comment = "A line with languages, then a line for each category with its condition."
        return """
            /// The plural rules of languages, from the Unicode Common Locale Data Repository \(version).
            ///
            \(TableText.notice)
            enum PluralRuleTable {
                /// The version of the repository.
                static let cldrVersion = "\(version)"

            \(TableText.declaration("cardinal", lines: lines(cardinal), comment: comment))

            \(TableText.declaration("ordinal", lines: lines(ordinal), comment: comment))
            }

            """
    }

    /// Returns the file with the samples that the repository lists for each category, for the first language of each
    /// set of rules.
    static func samples(
        cardinal: [LocaleDataRepository.PluralRules], ordinal: [LocaleDataRepository.PluralRules], version: String
    ) -> String {
        func lines(_ all: [LocaleDataRepository.PluralRules]) -> [String] {
            all.flatMap { rules in
                rules.rules.compactMap { rule in
                    let samples = rule.samples
                        .split { " ,\n".contains($0) }
                        .filter { $0.first?.isNumber == true }
                    guard !samples.isEmpty else { return nil }
                    return "\(rules.languages[0]) \(rule.category) \(samples.joined(separator: " "))"
                }
            }
        }
        let comment = "A language, a category, and numbers and ranges of numbers of that category in each line."
        return """
            /// Samples of the plural rules, from the Unicode Common Locale Data Repository \(version).
            ///
            \(TableText.notice)
            enum PluralSamples {
            \(TableText.declaration("cardinal", lines: lines(cardinal), comment: comment))

            \(TableText.declaration("ordinal", lines: lines(ordinal), comment: comment))
            }

            """
    }
}
