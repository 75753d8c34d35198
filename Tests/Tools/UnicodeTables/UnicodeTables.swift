import Foundation

/// Generates the tables of Unicode properties: `unicode-tables DATABASE SYMBOLS FOLDER`.
@main
enum UnicodeTables {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 3, let output = arguments.last else {
            fail("usage: unicode-tables DATABASE SYMBOLS FOLDER")
        }
        do {
            for file in try files(database: arguments[1], symbols: arguments[2]) {
                try file.text.write(toFile: "\(output)/\(file.name)", atomically: true, encoding: .utf8)
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func files(database folder: String, symbols: String) throws -> [TableFile] {
        let database = try UnicodeDatabase(folder: folder)
        let widths = try WidthRules(database)
        let signs = try SymbolRules(database, widths: widths, symbols: symbols)
        let bidi = try BidiRules(database)
        let arabic = try ArabicRules(database)
        return [
            TableFile(widths, version: database.version),
            TableFile(try LineBreakRules(database), version: database.version),
            TableFile(signs, version: database.version),
            .bidiClasses(bidi, version: database.version),
            try .bidiBrackets(bidi, version: database.version),
            try .bidiMirroring(bidi, version: database.version),
            .arabicJoining(arabic, version: database.version),
            try .arabicForms(arabic, version: database.version),
        ]
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }
}
