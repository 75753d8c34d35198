/// Generates parts of the Swift files with tables.
enum TableText {
    static let notice = """
        /// `make tables` makes this file; do not edit it. `Tests/Tools` holds the generator.
        /// The data is © Unicode, Inc., under the Unicode License V3: see the file LICENSE-UNICODE.
        """

    /// Returns the declaration of a multi-line string. Lines that exceed the length limit are continued with a
    /// backslash.
    static func declaration(_ name: String, lines: [String], comment: String) -> String {
        let text = lines.flatMap { wrapped($0) }.map { "        " + $0 }.joined(separator: "\n")
        return """
                /// \(comment)
                static let \(name) = \"""
            \(text)
                    \"""
            """
    }

    private static func wrapped(_ line: String) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ") {
            if current.count + word.count > 106 {
                lines.append(current + " \\")
                current = ""
            }
            current += current.isEmpty ? word : " " + word
        }
        return lines + [current]
    }
}
