import CursesUISupport

/// A reader of `.stringsdict` files: a dictionary of formats with variables.
///
/// The keys are documented in Apple's page "Stringsdict File Format" and in the Foundation release notes on variable
/// widths and devices.
struct StringsDictionary {
    private(set) var diagnostics: TableDiagnostics
    /// Returns the first line that contains a key, for file formats whose parsed values have no line numbers.
    private let lineOfKey: (String) -> Int?

    static func table(
        _ document: DocumentValue, diagnostics: inout TableDiagnostics, lineOfKey: @escaping (String) -> Int?
    ) -> LocalizedTable {
        var reader = StringsDictionary(diagnostics: diagnostics, lineOfKey: lineOfKey)
        defer { diagnostics = reader.diagnostics }
        guard let members = document.dictionary else {
            reader.diagnostics.add("The file is not a dictionary of formats.", line: document.line)
            return LocalizedTable()
        }
        var table = LocalizedTable()
        for (key, value) in members {
            if let entry = reader.entry(value, key: key) { table.entries[key] = entry }
        }
        return table
    }

    private mutating func report(_ reason: String, key: String, line: Int?) {
        guard diagnostics.faults.count < TableDiagnostics.maximumCount else { return }
        diagnostics.add("“\(key.prefix(40))” \(reason)", line: line ?? lineOfKey(key))
    }

    private mutating func entry(_ value: DocumentValue, key: String) -> LocalizedEntry? {
        if let text = value.string { return LocalizedEntry(text) }
        guard let members = value.dictionary else {
            report("is neither a text nor a dictionary.", key: key, line: value.line)
            return nil
        }
        if let widths = members["NSStringVariableWidthRuleType"] {
            return self.widths(widths, key: key).map { LocalizedEntry(format: $0) }
        }
        if let devices = members["NSStringDeviceSpecificRuleType"] {
            return self.devices(devices, key: key).map { LocalizedEntry(format: $0) }
        }
        guard let format = members["NSStringLocalizedFormatKey"]?.string else {
            report("has no NSStringLocalizedFormatKey.", key: key, line: value.line)
            return nil
        }
        return LocalizedEntry(format: .text(format), variables: variables(members, key: key))
    }

    private mutating func variables(_ members: [String: DocumentValue], key: String) -> [String: FormatVariable] {
        var variables: [String: FormatVariable] = [:]
        for (name, value) in members where name != "NSStringLocalizedFormatKey" {
            if let variable = variable(value, name: name, key: key) { variables[name] = variable }
        }
        return variables
    }

    private mutating func variable(_ value: DocumentValue, name: String, key: String) -> FormatVariable? {
        guard let members = value.dictionary else {
            report("has a variable “\(name.prefix(40))” that is not a dictionary.", key: key, line: value.line)
            return nil
        }
        if let type = members["NSStringFormatSpecTypeKey"], type.string != "NSStringPluralRuleType" {
            report("has a variable “\(name.prefix(40))” of an unknown type.", key: key, line: type.line ?? value.line)
            return nil
        }
        var texts: [PluralCategory: LocalizedVariant] = [:]
        for category in PluralCategory.allCases {
            if let text = members[category.rawValue]?.string { texts[category] = .text(text) }
        }
        guard !texts.isEmpty else {
            report("has a variable “\(name.prefix(40))” without texts.", key: key, line: value.line)
            return nil
        }
        let specifier = members["NSStringFormatValueTypeKey"]?.string ?? "d"
        return FormatVariable(specifier: specifier, variant: .plural(texts))
    }

    private mutating func widths(_ value: DocumentValue, key: String) -> LocalizedVariant? {
        var variants: [Int: LocalizedVariant] = [:]
        for (width, text) in value.dictionary ?? [:] {
            if let width = Int(width), let text = text.string { variants[width] = .text(text) }
        }
        if variants.isEmpty { report("has no texts by their width.", key: key, line: value.line) }
        return variants.isEmpty ? nil : .width(variants)
    }

    private mutating func devices(_ value: DocumentValue, key: String) -> LocalizedVariant? {
        var variants: [String: LocalizedVariant] = [:]
        for (device, text) in value.dictionary ?? [:] {
            if let entry = entry(text, key: key) { variants[device] = .entry(entry) }
        }
        if variants.isEmpty { report("has no texts by their device.", key: key, line: value.line) }
        return variants.isEmpty ? nil : .device(variants)
    }
}
