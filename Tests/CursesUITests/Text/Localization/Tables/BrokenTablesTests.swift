import CursesUISupport
import Foundation
import Testing
@testable import CursesUI

@Suite struct BrokenTablesTests {
    private func read(_ files: [String: String], key: String = "k") throws -> (text: String, errors: [String]) {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        let tables = LocalizedStringTables(folders: [folder.url])
        tables.loadAll()
        let text = tables.localizedString(forKey: key, locale: Locale(identifier: "en"), arguments: [.signed(3)])
        let errors = tables.errors.map { $0.description.replacing(folder.url.path + "/", with: "") }
        return (text, errors)
    }

    @Test("A broken file of strings is named with its line, and the key stands in")
    func strings() throws {
        let (text, errors) = try read(["en.lproj/Localizable.strings": "\"a\" = \"b\";\n\"k\" = \"v\"\n"])
        #expect(text == "k")
        #expect(
            errors == [
                "en.lproj/Localizable.strings:3: Expected “;” after the value of “k”, found the end of the file."
            ])
    }

    @Test("A value that is no text is named, and the others count")
    func values() throws {
        let (text, errors) = try read(["en.lproj/Localizable.strings": "k = v;\nx = (a);"])
        #expect(text == "v")
        #expect(errors == ["en.lproj/Localizable.strings:2: The value of “x” is not a text."])
    }

    @Test("A broken catalogue is named with its line, and the key stands in")
    func catalogue() throws {
        let (text, errors) = try read(
            ["Localizable.xcstrings": "{\n  \"sourceLanguage\" : \"en\",\n<<<<<<< HEAD\n}"], key: "%d k")
        #expect(text == "3 k")
        #expect(errors == ["Localizable.xcstrings:3: Expected a name in quotation marks, found “<”."])
    }

    @Test("The faulty entries of a catalogue are named with their lines, and the others count")
    func entries() throws {
        let source = """
            { "sourceLanguage" : "en", "strings" : {
              "a" : { "localizations" : { "en" : { } } },
              "b" : { "localizations" : { "en" : { "stringUnit" : { "state" : "new" } } } },
              "c" : { "localizations" : { "en" : { "variations" : { "mood" : { } } } } },
              "d" : { "localizations" : { "en" : { "variations" : { "plural" : {
                "several" : { "stringUnit" : { "value" : "x" } } } } } } },
              "e" : 5, "f" : { "localizations" : [] },
              "k" : { "localizations" : { "en" : { "stringUnit" : { "value" : "v" } } } }
            } }
            """
        let (text, errors) = try read(["Localizable.xcstrings": source])
        #expect(text == "v")
        #expect(
            errors == [
                "Localizable.xcstrings:2: “a” has neither a stringUnit nor variations.",
                "Localizable.xcstrings:3: “b” has a stringUnit without a value.",
                "Localizable.xcstrings:4: “c” varies by something unknown.",
                "Localizable.xcstrings:6: “d” has no plural category “several”.",
            ])
    }

    @Test("A catalogue of another shape is named", arguments: ["[]", "{}", "5", "{\"strings\" : 1}"])
    func shapes(source: String) throws {
        let (text, errors) = try read(["Localizable.xcstrings": source])
        #expect(text == "k")
        #expect(
            errors == [
                "Localizable.xcstrings:1: The catalogue has no strings.",
                "Localizable.xcstrings:1: The catalogue names no sourceLanguage.",
            ])
    }

    @Test("The faulty entries of a dictionary are named with their lines")
    func dictionary() throws {
        let source = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
              <key>a&amp;b</key>
              <dict/>
              <key>c</key>
              <dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
                <key>x</key><dict><key>NSStringFormatSpecTypeKey</key><string>Mood</string></dict>
              </dict>
              <key>d</key>
              <array/>
              <key>k</key>
              <string>v</string>
            </dict>
            </plist>
            """
        let (text, errors) = try read(["en.lproj/Localizable.stringsdict": source])
        #expect(text == "v")
        #expect(
            errors == [
                "en.lproj/Localizable.stringsdict:4: “a&b” has no NSStringLocalizedFormatKey.",
                "en.lproj/Localizable.stringsdict:6: “c” has a variable “x” of an unknown type.",
                "en.lproj/Localizable.stringsdict:11: “d” is neither a text nor a dictionary.",
            ])
    }

    @Test("A variable without texts for a category uses the nearest, and a broken one stays as it is written")
    func variables() throws {
        let source = """
            { k = { NSStringLocalizedFormatKey = "%#@x@ %#@y@";
                x = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; one = "%d thing"; };
                y = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; }; }; }
            """
        let (text, errors) = try read(["en.lproj/Localizable.stringsdict": source])
        #expect(text == "3 thing %#@y@")
        #expect(errors == ["en.lproj/Localizable.stringsdict:3: “k” has a variable “y” without texts."])
    }

    @Test("The faults that are told are bounded")
    func bounded() throws {
        let source = (0..<1000).map { "k\($0) = ();" }.joined(separator: "\n")
        let (_, errors) = try read(["en.lproj/Localizable.strings": source])
        #expect(errors.count == TableDiagnostics.maximumCount)
    }

    @Test("A fault is reported once, when its file is read")
    func reports() throws {
        let folder = try TemporaryFolder()
        try folder.write("k = ", to: "en.lproj/Localizable.strings")
        try folder.write("k = v;", to: "pl.lproj/Localizable.strings")
        let reported = Locked<[Int?]>([])
        let tables = LocalizedStringTables(folders: [folder.url]) { error in reported.withLock { $0.append(error.line) }
        }
        #expect(tables.localizedString(forKey: "k", locale: Locale(identifier: "pl")) == "v")
        #expect(reported.withLock { $0 } == [])
        for _ in 0..<3 { #expect(tables.localizedString(forKey: "k", locale: Locale(identifier: "en")) == "k") }
        #expect(reported.withLock { $0 } == [1])
    }

    @Test("A folder that is not there has no texts")
    func noFolder() {
        let tables = LocalizedStringTables(folders: [URL(fileURLWithPath: "/nonexistent/resources")])
        #expect(tables.isEmpty)
        #expect(tables.localizedString(forKey: "k", locale: Locale(identifier: "en")) == "k")
    }

    @Test("A file that cannot be read is named")
    func unreadable() throws {
        let (text, errors) = try read(["en.lproj/Localizable.strings/x": ""])
        #expect(text == "k")
        #expect(errors.count == 1)
        #expect(errors[0].hasPrefix("en.lproj/Localizable.strings: The file cannot be read"))
    }

    @Test("A dictionary counts before strings, and texts beside the folders of languages count last")
    func precedence() throws {
        let files = [
            "en.lproj/Localizable.strings": "k = strings; only = strings;",
            "en.lproj/Localizable.stringsdict": "{ k = { NSStringLocalizedFormatKey = dictionary; }; }",
            "Localizable.strings": "k = loose; loose = \"%d loose\";",
        ]
        #expect(try read(files).text == "dictionary")
        #expect(try read(files, key: "only").text == "strings")
        #expect(try read(files, key: "loose").text == "3 loose")
    }

    @Test("Bytes without sense are refused without a trap")
    func noise() throws {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        let alphabet = Array("\"\\{}[]()=;:,/*<>%U0\n\u{0}é".utf8)
        for length in 0..<300 {
            let bytes = (0..<length).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return alphabet[Int(state >> 33) % alphabet.count]
            }
            _ = try? JSONDocument.parse(bytes)
            _ = try? PropertyListDocument.parse(Data(bytes))
            _ = try? PropertyListDocument.parse(Data("bplist00".utf8) + Data(bytes))
        }
    }
}
