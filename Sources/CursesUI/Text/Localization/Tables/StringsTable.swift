import CursesUISupport

/// Reads `.strings` files: dictionaries of texts.
enum StringsTable {
    static func table(_ document: DocumentValue, diagnostics: inout TableDiagnostics) -> LocalizedTable {
        guard let members = document.dictionary else {
            diagnostics.add("The file is not a dictionary of texts.", line: document.line)
            return LocalizedTable()
        }
        var table = LocalizedTable()
        table.entries.reserveCapacity(members.count)
        for (key, value) in members {
            if let text = value.string {
                table.entries[key] = LocalizedEntry(text)
            } else {
                diagnostics.add("The value of “\(key.prefix(40))” is not a text.", line: value.line)
            }
        }
        return table
    }
}
