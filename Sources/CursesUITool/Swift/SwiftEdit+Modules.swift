extension SwiftEdit {
    /// The types of Foundation that are in a module of their own on Linux.
    private static let typesOfXML: Set = [
        "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD",
    ]

    /// Returns changes for declarations that are in other modules on Linux: an import for the types that read XML, and
    /// the new names of modules in front of declarations, as in `CoreMedia.CMTime`.
    static func modules(in tokens: [SwiftToken], imports: [SwiftFile.Import]) -> [SwiftEdit] {
        xml(in: tokens, imports: imports) + qualifiers(in: tokens, imports: imports)
    }

    private static func xml(in tokens: [SwiftToken], imports: [SwiftFile.Import]) -> [SwiftEdit] {
        guard let first = imports.first, !imports.contains(where: { $0.module == "FoundationXML" }),
            tokens.contains(where: { $0.kind == .word && typesOfXML.contains($0.text) })
        else { return [] }
        // The new import is in the same line, so that the numbers of the lines stay.
        let end = first.range.upperBound
        let old = "import \(first.path.joined(separator: "."))"
        return [
            SwiftEdit(
                reason: .module, line: first.line, old: old, new: "\(old); import FoundationXML", range: end..<end,
                replacement: "; import FoundationXML")
        ]
    }

    private static func qualifiers(in tokens: [SwiftToken], imports: [SwiftFile.Import]) -> [SwiftEdit] {
        let imported = Set(imports.map(\.module))
        return tokens.indices.dropLast(2).compactMap { index in
            let token = tokens[index]
            guard token.kind == .word, imported.contains(token.text), tokens[index + 1].text == ".",
                let new = ModuleCatalogue.qualifier(for: token.text),
                !imports.contains(where: { $0.range.contains(token.range.lowerBound) }),
                index == 0 || tokens[index - 1].text != "."
            else { return nil }
            return SwiftEdit(
                reason: .module, line: token.line, old: "\(token.text).", new: "\(new).", range: token.range,
                replacement: new)
        }
    }
}
