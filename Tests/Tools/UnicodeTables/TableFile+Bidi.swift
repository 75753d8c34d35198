extension TableFile {
    /// Creates the table of bidirectional classes.
    static func bidiClasses(_ rules: BidiRules, version: String) -> TableFile {
        TableFile(
            name: "BidiClassTable.swift",
            text: runs(
                of: rules.classes.map(\.rawValue), shiftedBy: 5, place: "five",
                type: "BidiClassTable", class: "BidiClass", about: "The bidirectional classes", version: version))
    }

    /// Creates the table of paired brackets.
    static func bidiBrackets(_ rules: BidiRules, version: String) throws -> TableFile {
        return try pairs(
            in: "BidiBracketTable",
            about: "The paired brackets, with the opening bracket that stands for all equivalents of a pair",
            arrays: [
                ("opening", "The opening bracket shifted left by 16, and the one of its pair.", rules.opening),
                ("closing", "The closing bracket shifted left by 16, and the opening one of its pair.", rules.closing),
            ], version: version)
    }

    /// Creates the table of mirror images.
    static func bidiMirroring(_ rules: BidiRules, version: String) throws -> TableFile {
        try pairs(
            in: "BidiMirroringTable", about: "The characters that are mirror images",
            arrays: [("images", "The character shifted left by 16, and its mirror image.", rules.images)],
            version: version)
    }

    /// Creates the table of Arabic joining types.
    static func arabicJoining(_ rules: ArabicRules, version: String) -> TableFile {
        TableFile(
            name: "ArabicJoiningTable.swift",
            text: runs(
                of: rules.joiningTypes.map(\.rawValue), shiftedBy: 3, place: "three", type: "ArabicJoiningTable",
                class: "ArabicJoiningType", about: "The joining types", version: version))
    }

    /// Creates the table of Arabic presentation forms.
    static func arabicForms(_ rules: ArabicRules, version: String) throws -> TableFile {
        let about = "shifted left by 18, the raw value of the `ArabicForm` shifted left by 16"
        return try pairs(
            in: "ArabicFormTable", about: "The presentation forms of Arabic letters",
            arrays: [
                ("letters", "The letter \(about), and the presentation form.", rules.letters),
                ("lamAlefs", "The alef \(about), and its ligature with lam.", rules.lamAlefs),
            ], version: version)
    }

    /// Creates a file of arrays whose entries combine a 16-bit key and a 16-bit value.
    private static func pairs(
        in type: String, about: String, arrays: [(name: String, about: String, pairs: [(Int, Int)])],
        version: String
    ) throws -> TableFile {
        let declarations = try arrays.map { array in
            let entries = try array.pairs.sorted { $0.0 < $1.0 }.map { key, value in
                guard key <= 0xFFFF, value <= 0xFFFF else {
                    throw TableError("\(type): \(String(max(key, value), radix: 16)) does not fit into 16 bits.")
                }
                return key << 16 | value
            }
            return """
                    /// \(array.about) In ascending order.
                    static let \(array.name): [UInt32] = [
                \(lines(of: entries))
                    ]
                """
        }
        return TableFile(
            name: "\(type).swift",
            text: enumeration(
                type, about: about, body: declarations.joined(separator: "\n\n"), version: version))
    }
}
