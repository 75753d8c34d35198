import Foundation
import Testing
@testable import CursesUI
import CursesUISupport

@Suite struct LargeTablesTests {
    private let count = 40_000

    private func check(_ folder: TemporaryFolder, bytes: Int) {
        let tables = LocalizedStringTables(folders: [folder.url])
        let english = Locale(identifier: "en")
        #expect(bytes >= 10_000_000)
        #expect(tables.localizedString(forKey: "key 0", locale: english).hasPrefix("Text 0 é"))
        #expect(tables.localizedString(forKey: "key \(count - 1)", locale: english).hasPrefix("Text \(count - 1) é"))
        #expect(tables.errors == [])
    }

    @Test("Strings of ten megabytes are read")
    func strings() throws {
        let filler = "\\\"ipsum\\\"" + String(repeating: " dolor", count: 40)
        let source = (0..<count).map { "/* A comment. */\n\"key \($0)\" = \"Text \($0) é \(filler)\";\n" }.joined()
        let folder = try TemporaryFolder()
        try folder.write(source, to: "en.lproj/Localizable.strings")
        check(folder, bytes: source.utf8.count)
    }

    @Test("A catalogue of ten megabytes is read")
    func catalogue() throws {
        let filler = "\\\"ipsum\\\"" + String(repeating: " dolor", count: 30)
        let entries = (0..<count).map { index in
            """
            "key \(index)" : { "localizations" : { "en" : { "stringUnit" : {
              "state" : "translated", "value" : "Text \(index) é \(filler)"
            } } } }
            """
        }
        let source = "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n\(entries.joined(separator: ",\n"))\n} }"
        let folder = try TemporaryFolder()
        try folder.write(source, to: "Localizable.xcstrings")
        check(folder, bytes: source.utf8.count)
    }

    @Test("A text of megabytes is read, and a fault at its end has its line")
    func longText() throws {
        let text = String(repeating: "line\\n\n", count: 500_000)
        let list = try OldStylePropertyList.parse(Array("k = \"\(text)\";".utf8))
        #expect(list["k"]?.string?.utf8.count == 3_000_000)
        #expect(throws: DocumentError("A text is not closed.", line: 1)) {
            try OldStylePropertyList.parse(Array("k = \"\(text)".utf8))
        }
        #expect(throws: DocumentError("Expected a key, found “;”.", line: 500_001)) {
            try OldStylePropertyList.parse(Array("k = \"\(text)\";;".utf8))
        }
    }
}
