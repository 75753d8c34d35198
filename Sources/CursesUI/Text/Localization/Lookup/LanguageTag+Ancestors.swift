import Foundation

extension LanguageTag {
    /// The tag, followed by the tags whose translations can replace a missing one, nearest first.
    ///
    /// The parents are those of CLDR (UTS #35, Part 1, Locale Inheritance): some are in a table, the others result from
    /// truncation. A tag is also tried with its likely script, so that `zh-TW` finds `zh-Hant`. A language in an
    /// unusual script does not fall back to the language alone.
    var ancestors: [LanguageTag] {
        let script = script ?? likelyScript
        var tags: [LanguageTag] = []
        func add(_ tag: LanguageTag) {
            if !tags.contains(tag) { tags.append(tag) }
        }
        add(self)
        if let script { add(LanguageTag(language: language, script: script, region: region)) }
        let isUsual = script == nil || script == LanguageTag(language: language).likelyScript
        var current: LanguageTag? = isUsual ? LanguageTag(language: language, region: region) : self.with(script)
        // The table has no cycles; the limit guards against a faulty table.
        for _ in 0..<8 {
            guard let tag = current else { break }
            add(tag)
            if isUsual, tag.script == nil, tag.region == nil, let script { add(tag.with(script)) }
            current = tag.parent
        }
        return tags
    }

    private init(language: String, script: String? = nil, region: String? = nil) {
        self.language = language
        self.script = script
        self.region = region
    }

    private func with(_ script: String?) -> LanguageTag {
        LanguageTag(language: language, script: script, region: region)
    }

    /// The script that the language is usually written in, in the region.
    var likelyScript: String? {
        Locale.Language(identifier: Locale.Language(identifier: description).maximalIdentifier).script?.identifier
    }

    private var parent: LanguageTag? {
        if let parent = Self.parents[description] { return parent.language == "root" ? nil : parent }
        if region != nil { return with(script).withoutRegion }
        return nil
    }

    private var withoutRegion: LanguageTag {
        LanguageTag(language: language, script: script)
    }

    /// The parents that the table gives, by their children.
    private static let parents: [String: LanguageTag] = {
        var parents: [String: LanguageTag] = [:]
        for line in ParentLocaleTable.lines.split(separator: "\n") {
            let words = line.split(separator: " ").map { LanguageTag(String($0)) }
            for child in words.dropFirst() { parents[child.description] = words[0] }
        }
        return parents
    }()
}
