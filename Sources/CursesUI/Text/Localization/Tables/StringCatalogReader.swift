import CursesUISupport

/// A reader of `.xcstrings` files, the string catalogues of Xcode 15 and later.
///
/// Apple does not document the format; the names are taken from files that Xcode writes.
struct StringCatalogReader {
    private var diagnostics: TableDiagnostics
    private var catalog: StringCatalog

    static func catalog(_ document: DocumentValue, diagnostics: inout TableDiagnostics) -> StringCatalog {
        let language = document["sourceLanguage"]?.string
        var reader = StringCatalogReader(
            diagnostics: diagnostics,
            catalog: StringCatalog(sourceLanguage: language.map { LanguageTag($0) } ?? .english))
        reader.read(document)
        diagnostics = reader.diagnostics
        return reader.catalog
    }

    private mutating func read(_ document: DocumentValue) {
        if document["sourceLanguage"]?.string == nil {
            diagnostics.add("The catalogue names no sourceLanguage.", line: document.line)
        }
        guard let strings = document["strings"]?.dictionary else {
            return diagnostics.add("The catalogue has no strings.", line: document["strings"]?.line ?? document.line)
        }
        // The tags are cached, because there are few identifiers but may be many keys.
        var tags: [String: LanguageTag] = [:]
        for (key, value) in strings {
            let isTranslated = value["shouldTranslate"]?.boolean ?? true
            for (identifier, localization) in value["localizations"]?.dictionary ?? [:] {
                let tag = tags[identifier] ?? LanguageTag(identifier)
                tags[identifier] = tag
                guard isTranslated || tag == catalog.sourceLanguage else { continue }
                if let entry = entry(localization, key: key) {
                    catalog.tables[tag, default: .init()].entries[key] = entry
                }
            }
        }
    }

    private mutating func entry(_ value: DocumentValue, key: String) -> LocalizedEntry? {
        guard let format = variant(value, key: key, depth: 0) else { return nil }
        var entry = LocalizedEntry(format: format)
        for (name, substitution) in value["substitutions"]?.dictionary ?? [:] {
            guard let variant = variant(substitution, key: key, depth: 0) else { continue }
            let number = substitution["argNum"]?.integer
            entry.variables[name] = FormatVariable(
                argument: number.flatMap { (1...1000).contains($0) ? $0 - 1 : nil },
                specifier: substitution["formatSpecifier"]?.string ?? "lld", variant: variant)
        }
        return entry
    }

    /// Returns the text of a `stringUnit`, or the texts of `variations`, which may be nested, such as plurals within
    /// devices.
    private mutating func variant(_ value: DocumentValue, key: String, depth: Int) -> LocalizedVariant? {
        if let unit = value["stringUnit"] { return text(unit, key: key) }
        guard let variations = value["variations"]?.dictionary, depth < 4 else {
            diagnostics.add(
                "“\(key.prefix(40))” has neither a stringUnit nor variations.", line: value.line)
            return nil
        }
        if let devices = variations["device"]?.dictionary {
            let variants = devices.compactMapValues { variant($0, key: key, depth: depth + 1) }
            return variants.isEmpty ? nil : .device(variants)
        }
        if let plurals = variations["plural"]?.dictionary { return plural(plurals, key: key, depth: depth) }
        if let widths = variations["width"]?.dictionary { return width(widths, key: key, depth: depth) }
        diagnostics.add("“\(key.prefix(40))” varies by something unknown.", line: value["variations"]?.line)
        return nil
    }

    private mutating func plural(
        _ members: [String: DocumentValue], key: String, depth: Int
    ) -> LocalizedVariant? {
        var variants: [PluralCategory: LocalizedVariant] = [:]
        for (name, value) in members {
            guard let category = PluralCategory(rawValue: name) else {
                diagnostics.add("“\(key.prefix(40))” has no plural category “\(name.prefix(40))”.", line: value.line)
                continue
            }
            variants[category] = variant(value, key: key, depth: depth + 1)
        }
        return variants.isEmpty ? nil : .plural(variants)
    }

    private mutating func width(
        _ members: [String: DocumentValue], key: String, depth: Int
    ) -> LocalizedVariant? {
        var variants: [Int: LocalizedVariant] = [:]
        for (name, value) in members {
            guard let width = Int(name) else { continue }
            variants[width] = variant(value, key: key, depth: depth + 1)
        }
        return variants.isEmpty ? nil : .width(variants)
    }

    /// Returns the text of a unit; nil for a unit that is new and empty, because it has not been translated yet.
    private mutating func text(_ unit: DocumentValue, key: String) -> LocalizedVariant? {
        guard let value = unit["value"]?.string else {
            diagnostics.add("“\(key.prefix(40))” has a stringUnit without a value.", line: unit.line)
            return nil
        }
        if value.isEmpty, unit["state"]?.string == "new" { return nil }
        return .text(value)
    }
}
