import Foundation

/// The properties of a Swift file that the tool needs, such as its imports and its entry points.
package struct SwiftFile: Sendable {
    /// An import of a module.
    package struct Import: Sendable, Equatable {
        /// The module, with its submodules: `os.log`.
        package let path: [String]
        /// The kind of the only declaration that is imported: `struct`, `class`, ...; `nil` for a whole module.
        package let kind: String?
        /// The line, from 1.
        package let line: Int
        /// The range of everything after `import`, in bytes of the file.
        let range: Range<Int>

        package var module: String { path[0] }
    }

    /// An attribute that marks the entry point of an app.
    package struct EntryPoint: Sendable, Equatable {
        /// `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
        package let attribute: String
        /// The name of the type that has the attribute.
        package let type: String
        /// The line, from 1.
        package let line: Int
        let range: Range<Int>
    }

    /// The imports of the code that is compiled for Linux.
    package let imports: [Import]
    package let entryPoints: [EntryPoint]
    /// The names of the structures in the file that conform to `View`. If there is no app, one of them is shown.
    package let views: [String]
    /// The names of the static variables and constants that the file declares.
    package let staticMembers: Set<String>
    /// The modules for which conditions test `canImport`.
    package let modulesAskedFor: Set<String>
    /// The changes in the copy, in order.
    package let edits: [SwiftEdit]
    /// The calls with closures, whose names change unless the project declares them.
    let closures: [ClosureCall]
    /// The declarations that these calls may mean.
    let closureDeclarations: Set<String>

    private static let kinds: Set = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    private static let entryAttributes: Set = ["@main", "@UIApplicationMain", "@NSApplicationMain"]
    private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "extension"]

    /// - Parameters:
    ///   - conditions: the values of `#if` conditions. Code under a false condition is ignored.
    ///   - platform: the platform that Linux represents in the copy.
    package init(
        _ bytes: some Sequence<UInt8>, conditions: CompilationConditions = CompilationConditions(),
        platform: SourcePlatform = .linux
    ) {
        let all = SwiftLexer.tokens(of: Array(bytes))
        let tokens = conditions.active(all)
        var imports: [Import] = []
        var entryPoints: [EntryPoint] = []
        var views: [String] = []
        for (index, token) in tokens.enumerated() where token.kind == .word {
            if token.text == "import", index == 0 || tokens[index - 1].text != "." {
                if let found = Self.importStatement(tokens, at: index + 1, line: token.line) { imports.append(found) }
            } else if Self.entryAttributes.contains(token.text) {
                let type = Self.typeName(tokens, after: index)
                entryPoints.append(
                    EntryPoint(attribute: token.text, type: type ?? "", line: token.line, range: token.range))
            } else if token.text == "struct", let name = Self.view(tokens, at: index + 1) {
                views.append(name)
            }
        }
        self.imports = imports
        self.entryPoints = entryPoints
        self.views = views
        staticMembers = Set(
            tokens.indices.dropLast(2).filter {
                tokens[$0].text == "static" && ["let", "var"].contains(tokens[$0 + 1].text)
            }
            .map { tokens[$0 + 2].text })
        modulesAskedFor = Set(
            all.indices.dropLast(2).filter { all[$0].text == "canImport" && all[$0 + 1].text == "(" }
                .map { all[$0 + 2].text })
        let edits =
            SwiftEdit.platformTests(in: all, for: platform) + SwiftEdit.objectiveC(in: tokens)
            + SwiftEdit.delegates(in: tokens) + SwiftEdit.managed(in: tokens)
            + SwiftEdit.modules(in: tokens, imports: imports) + SwiftEdit.overrides(in: tokens)
            + SwiftEdit.managedObjects(in: tokens) + SwiftEdit.foundation(in: tokens) + SwiftEdit.models(in: tokens)
        self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        closures = SwiftEdit.closures(in: tokens)
        closureDeclarations = ClosureCall.declarations(in: tokens)
    }

    private static func importStatement(_ tokens: [SwiftToken], at start: Int, line: Int) -> Import? {
        var index = start
        var kind: String?
        if index < tokens.count, kinds.contains(tokens[index].text) {
            kind = tokens[index].text
            index += 1
        }
        guard index < tokens.count, tokens[index].kind == .word, tokens[index].line == line else { return nil }
        var path = [tokens[index].text]
        while index + 2 < tokens.count, tokens[index + 1].text == ".", tokens[index + 2].kind == .word {
            path.append(tokens[index + 2].text)
            index += 2
        }
        let range = tokens[start].range.lowerBound..<tokens[index].range.upperBound
        return Import(path: path, kind: kind, line: line, range: range)
    }

    /// Returns the name of the type that is declared after an attribute.
    private static func typeName(_ tokens: [SwiftToken], after index: Int) -> String? {
        for (place, token) in tokens.enumerated().dropFirst(index + 1).prefix(12)
        where token.kind == .word && typeKeywords.contains(token.text) && place + 1 < tokens.count {
            return tokens[place + 1].text
        }
        return nil
    }

    /// Returns the name of a structure that is declared to conform to `View`.
    private static func view(_ tokens: [SwiftToken], at start: Int) -> String? {
        guard start < tokens.count, tokens[start].kind == .word else { return nil }
        for token in tokens.dropFirst(start + 1).prefix(12) {
            if token.text == "{" || token.text == "<" { return nil }
            if token.kind == .word, token.text == "View" { return tokens[start].text }
        }
        return nil
    }
}
