import Foundation
import Testing
import CursesUISupport

@Suite struct OldStylePropertyListTests {
    private func texts(_ source: String) throws -> [String: String] {
        let list = try PropertyListDocument.parse(Data(source.utf8))
        return try #require(list.dictionary).compactMapValues(\.string)
    }

    private func error(_ source: String) -> DocumentError? {
        do throws(DocumentError) {
            _ = try PropertyListDocument.parse(Data(source.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test("Keys and values may be quoted or plain, and comments may stand anywhere")
    func syntax() throws {
        let source = """
            /* first */ "a" = "b"; // rest
            c.d-e/f:g_1$ = plain;
            'single' = 'it "is"'; "lone";
            "x" /* in */ = // between
                "y" ;
            """
        #expect(
            try texts(source) == [
                "a": "b", "c.d-e/f:g_1$": "plain", "single": "it \"is\"", "lone": "lone", "x": "y",
            ])
    }

    @Test(
        "Escapes stand for their characters",
        arguments: [
            (#"\"\\\'"#, "\"\\'"), (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{7}\u{8}\u{C}\u{B}"), (#"\U0041\U00e9"#, "Aé"),
            (#"\u0041"#, "A"), (#"\Ud83c\Udf4e!"#, "🍎!"), (#"\Ud83c!"#, "\u{FFFD}!"), (#"\Udf4e"#, "\u{FFFD}"),
            (#"\101\12"#, "A\n"), (#"\341"#, "Æ"), (#"\q\é"#, "qé"), (#"\Uzz"#, "Uzz"), ("a\\\nb", "a\nb"),
            (#"\777"#, "\u{FFFD}"),
        ]
    )
    func escapes(source: String, expected: String) throws {
        let value = try texts("k = \"\(source)\";")["k"]
        #expect(value == expected)
    }

    @Test("A file may have braces around it, and the last value in braces needs no semicolon")
    func braces() throws {
        #expect(try texts("{ a = b; c = d }") == ["a": "b", "c": "d"])
        let list = try PropertyListDocument.parse(Data("a = { b = (c, \"d\",); };".utf8))
        guard case .array(let elements)? = list["a"]?["b"]?.content else {
            Issue.record("No array.")
            return
        }
        #expect(elements.map(\.string) == ["c", "d"])
    }

    @Test("An empty file has no texts", arguments: ["", " \n", "/* nothing */", "// nothing"])
    func empty(source: String) throws {
        #expect(try texts(source).isEmpty)
    }

    @Test("Of two values of a key the later counts")
    func duplicates() throws {
        #expect(try texts("a = 1; a = 2;") == ["a": "2"])
    }

    @Test(
        "A fault is told with its line",
        arguments: [
            ("a = b;\n\"c\" = \"d\"\n\"e\" = \"f\";", 3, "Expected “;” after the value of “c”, found “\"”."),
            ("a = b;\n\n/* open", 3, "A comment is not closed."),
            ("a = \"b;\nc = d;\n", 1, "A text is not closed."),
            ("a = \"b\\", 1, "A text is not closed."),
            ("a = ;", 1, "Expected a value, found “;”."),
            ("\na = <00ff>;", 2, "Expected a value, found “<”."),
            ("= b;", 1, "Expected a key, found “=”."),
            ("a = b", 1, "Expected “;” after the value of “a”, found the end of the file."),
            ("{ a = b;\n", 1, "A dictionary is not closed."),
            ("{ a = b; } c", 1, "Expected the end of the file, found “c”."),
            ("a = (b", 1, "Expected “,” or “)”, found the end of the file."),
            ("a = (b,", 1, "An array is not closed."),
            ("a = b;\r\nc = d;\r\n\u{1}", 3, "Expected a key, found U+0001."),
        ]
    )
    func faults(source: String, line: Int, reason: String) {
        #expect(error(source) == DocumentError(reason, line: line))
    }

    @Test("Deep nesting is refused", arguments: ["(", "{a="])
    func depth(open: String) {
        let fault = error("a = " + String(repeating: open, count: 100_000))
        #expect(fault?.reason == "More than 64 values are nested.")
    }

    @Test("UTF-16 is read in both orders, with a mark and without")
    func encodings() throws {
        let source = "\"a\" = \"果樹園 🍎\";\n"
        for (encoding, mark) in [
            (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
            (.utf8, [0xEF, 0xBB, 0xBF] as [UInt8]),
        ] {
            let data = try #require(source.data(using: encoding))
            for whole in [Data(mark) + data, data] {
                #expect(try PropertyListDocument.parse(whole)["a"]?.string == "果樹園 🍎")
            }
        }
    }

    @Test("Text that is cut or not UTF-8 is told with its line")
    func invalidText() {
        #expect(throws: DocumentError("The text is not UTF-8.", line: 2)) {
            try PropertyListDocument.parse(Data("a = b;\n".utf8) + Data([0x61, 0xFF]))
        }
        #expect(throws: DocumentError("The text is not UTF-16: its last character is cut.", line: 2)) {
            try PropertyListDocument.parse(Data([0xFF, 0xFE, 0x0A, 0x00, 0x61]))
        }
        #expect(throws: DocumentError("The text is not UTF-16.", line: 2)) {
            try PropertyListDocument.parse(Data([0xFE, 0xFF, 0x00, 0x0A, 0xD8, 0x00]))
        }
    }

    @Test("Binary and XML property lists are read")
    func otherForms() throws {
        let texts = ["a": "b", "é": "🍎"]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let data = try PropertyListSerialization.data(fromPropertyList: texts, format: format, options: 0)
            #expect(try PropertyListDocument.parse(data).dictionary?.compactMapValues(\.string) == texts)
        }
    }

    @Test("XML property lists are read in the encodings that they name")
    func encodingsOfXML() throws {
        let body = "<plist version=\"1.0\"><dict><key>a</key><string>果🍎</string></dict></plist>"
        for (name, encoding, mark) in [
            ("UTF-8", String.Encoding.utf8, []), ("UTF-8", .utf8, [0xEF, 0xBB, 0xBF]),
            ("UTF-16", .utf16LittleEndian, [0xFF, 0xFE]), ("UTF-16", .utf16BigEndian, [0xFE, 0xFF] as [UInt8]),
        ] {
            let source = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n\(body)\n"
            let data = Data(mark) + (try #require(source.data(using: encoding)))
            #expect(try PropertyListDocument.parse(data)["a"]?.string == "果🍎", "\(name) \(mark)")
        }
    }

    @Test("A broken XML property list is told with its line, a broken binary one without a line")
    func brokenForms() {
        let xml = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict><key>a</key>\n<string>b</dict></plist>"
        #expect(error(xml)?.line == 4)
        #expect(error("bplist00garbage")?.reason == "The binary property list cannot be read: its header is damaged.")
        let deep = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n" + String(repeating: "<array>", count: 100_000)
        #expect(error(deep) != nil)
    }
}
