import Foundation

/// A generated Swift file with a table.
struct TableFile {
    let name: String
    let text: String

    init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Creates the table of character widths.
    init(_ rules: WidthRules, version: String) {
        name = "WidthTable.swift"
        text = Self.runs(
            of: rules.classes.map(\.rawValue), shiftedBy: 3, place: "three",
            type: "WidthTable", class: "ScalarClass", about: "The classes", version: version)
    }

    /// Creates the table of line breaking classes.
    init(_ rules: LineBreakRules, version: String) {
        name = "LineBreakTable.swift"
        text = Self.runs(
            of: rules.classes.map(\.rawValue), shiftedBy: 6, place: "six",
            type: "LineBreakTable", class: "LineBreakClass", about: "The line breaking classes", version: version)
    }

    /// Creates the table of the characters for symbols.
    init(_ rules: SymbolRules, version: String) {
        name = "SymbolTable.swift"
        text = """
            /// The signs that are shown for symbols: characters of the Unicode Character Database \(version).
            ///
            \(Self.notice(source: "`Symbols.txt`, beside the generator, names the signs."))
            enum SymbolTable {
                /// The version of the Unicode Character Database.
                static let unicodeVersion = "\(version)"

                /// Names, the sign, its ASCII form and its code point in a Nerd Font in each line, with blanks between them.
                static let lines = #\"""
            \(rules.lines.map { "        " + $0 }.joined(separator: "\n"))
                    \"""#
            }

            """
    }

    private static func notice(source: String) -> String {
        """
        /// `make tables` makes this file; do not edit it. \(source)
        /// The data is © Unicode, Inc., under the Unicode License V3: see the file LICENSE-UNICODE.
        """
    }

    /// Creates a file with the runs of code points that have the same class.
    static func runs(
        of values: [UInt8], shiftedBy shift: Int, place: String, type: String, class name: String,
        about: String, version: String
    ) -> String {
        let runs = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
            .map { $0 << shift | Int(values[$0]) }
        return enumeration(
            type, about: "\(about) of all code points",
            body: """
                    /// Where runs of one class start: the first code point shifted left by \(place), and the raw
                    /// value of its `\(name)`. In ascending order.
                    static let runs: [UInt32] = [
                \(lines(of: runs))
                    ]
                """,
            version: version)
    }

    /// Returns the declaration of an enumeration that contains arrays.
    static func enumeration(_ type: String, about: String, body: String, version: String) -> String {
        """
        /// \(about), from the Unicode Character Database \(version).
        ///
        \(notice(source: "`Tests/Tools` holds the rules."))
        enum \(type) {
            /// The version of the Unicode Character Database.
            static let unicodeVersion = "\(version)"

        \(body)
        }

        """
    }

    /// Returns the source lines of an array of numbers.
    static func lines(of entries: [Int]) -> String {
        let numbers = entries.map { "0x" + String($0, radix: 16) + "," }
        return stride(from: 0, to: numbers.count, by: 9).map { start in
            "        " + numbers[start..<min(start + 9, numbers.count)].joined(separator: " ")
        }.joined(separator: "\n")
    }
}
