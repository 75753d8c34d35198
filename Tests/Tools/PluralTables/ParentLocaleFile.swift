/// Generates the Swift file with the parents of locales.
enum ParentLocaleFile {
    static func text(_ parents: [(parent: Substring, locales: [Substring])], version: String) -> String {
        let lines = parents.map { "\($0.parent) \($0.locales.joined(separator: " "))" }
        return """
            /// The parents of locales that do not inherit from their language, from the Unicode Common Locale Data
            /// Repository \(version).
            ///
            \(TableText.notice)
            enum ParentLocaleTable {
            \(TableText.declaration("lines", lines: lines, comment: "A parent and its children in each line."))
            }

            """
    }
}
