import Foundation

/// The changes without which a file cannot be compiled on Linux, regardless of the available modules.
enum SourceChanges {
    /// Returns the changes of a file, in order.
    ///
    /// - Parameter declared: what other files of the project declare, and calls with closures may mean.
    static func changes(of file: SwiftFile, declared: Set<String> = []) -> [SourceChange] {
        let imports = file.imports.compactMap(change)
        let entries = file.entryPoints.filter { $0.attribute != "@main" }.map {
            SourceChange(line: $0.line, old: $0.attribute, new: "@main", range: $0.range, replacement: "@main")
        }
        let declared = declared.union(file.closureDeclarations)
        let closures = file.closures.filter { $0.meanings.isDisjoint(with: declared) }.map(\.edit)
        let edits = (file.edits + closures).map {
            SourceChange(
                line: $0.line, old: $0.old, new: $0.new, range: $0.range, replacement: $0.replacement,
                reason: $0.reason)
        }
        return outermost(imports + entries + edits)
    }

    /// Returns changes in their order, without those inside of others: code that is left out needs no other change.
    private static func outermost(_ changes: [SourceChange]) -> [SourceChange] {
        var end = 0
        return changes.sorted {
            ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
        }
        .filter { change in
            guard change.range.isEmpty ? change.range.lowerBound >= end : change.range.upperBound > end else {
                return false
            }
            end = max(end, change.range.upperBound)
            return true
        }
    }

    /// Returns the change of an import whose declarations are in another module, or of a submodule, to which an alias
    /// does not apply.
    private static func change(_ statement: SwiftFile.Import) -> SourceChange? {
        let old = ([statement.kind].compactMap(\.self) + [statement.path.joined(separator: ".")]).joined(separator: " ")
        var new = statement.module
        if let replacement = ModuleCatalogue.replacements[statement.module] {
            new = replacement
        } else if statement.kind != nil || statement.path.count == 1 {
            return nil
        }
        return SourceChange(
            line: statement.line, old: "import \(old)", new: "import \(new)", range: statement.range, replacement: new)
    }

    /// Returns the contents of a file with its changes. Line numbers do not change.
    static func apply(_ changes: [SourceChange], to bytes: Data) -> Data {
        guard !changes.isEmpty else { return bytes }
        var result = Data()
        var index = bytes.startIndex
        for change in changes {
            let start = bytes.startIndex + change.range.lowerBound
            guard start >= index else { continue }
            result += bytes[index..<start]
            result += Data(change.replacement.utf8)
            index = bytes.startIndex + change.range.upperBound
        }
        return result + bytes[index...]
    }
}
