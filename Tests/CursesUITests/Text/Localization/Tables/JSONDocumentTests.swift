import Testing
import CursesUISupport

@Suite struct JSONDocumentTests {
    private func error(_ source: String) -> DocumentError? {
        do throws(DocumentError) {
            _ = try JSONDocument.parse(Array(source.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test("Values keep their lines")
    func lines() throws {
        let document = try JSONDocument.parse(
            Array("{\n \"a\" : [1, true,\r\n null, -2.5e1],\n \"b\" : \"c\"\n}\n".utf8))
        #expect(document.line == 1)
        #expect(document["b"]?.line == 4)
        guard case .array(let elements)? = document["a"]?.content else {
            Issue.record("No array.")
            return
        }
        #expect(elements.map(\.line) == [2, 2, 3, 3])
        #expect(elements[0].integer == 1)
        #expect(elements[1].boolean == true)
        #expect(elements[3].integer == -25)
    }

    @Test(
        "Escapes stand for their characters",
        arguments: [
            (#"\"\\\/"#, "\"\\/"), (#"a\nb\tc\rd\be\f"#, "a\nb\tc\rd\u{8}e\u{C}"), (#"\u00e9"#, "é"),
            (#"\ud83c\udf4e"#, "🍎"), (#"\ud83cx"#, "\u{FFFD}x"), ("é果", "é果"),
        ]
    )
    func escapes(source: String, expected: String) throws {
        #expect(try JSONDocument.parse(Array("\"\(source)\"".utf8)).string == expected)
    }

    @Test(
        "A fault is told with its line",
        arguments: [
            ("{\n\"a\" : 1,\n}", 3, "Expected a name in quotation marks, found “}”."),
            ("{\n\"a\" 1}", 2, "Expected “:”, found “1”."),
            ("{\"a\" : 1\n\"b\" : 2}", 2, "Expected “,” or “}”, found “\"”."),
            ("[1 2]", 1, "Expected “,” or “]”, found “2”."),
            ("{\"a\" : \"b", 1, "A text is not closed."),
            ("\"a\nb\"", 1, "Expected no control character in a text, found U+000A."),
            ("\"\\u12\"", 1, "Expected four hexadecimal digits, found “\"”."),
            ("\"\\x\"", 1, "Expected an escape, found “x”."),
            ("truth", 1, "Expected a value, found “t”."), ("", 1, "Expected a value, found the end of the file."),
            ("1-2", 1, "“1-2” is not a number."), ("{} {}", 1, "Expected the end of the file, found “{”."),
            ("<<<<<<< HEAD", 1, "Expected a value, found “<”."),
        ]
    )
    func faults(source: String, line: Int, reason: String) {
        #expect(error(source) == DocumentError(reason, line: line))
    }

    @Test("Deep nesting is refused", arguments: ["[", "{\"a\":"])
    func depth(open: String) {
        #expect(error(String(repeating: open, count: 100_000))?.reason == "More than 64 values are nested.")
    }

    @Test("Every cut of a document is refused without a trap")
    func cuts() {
        let document = #"{"a":[1.5,"\u00e9\ud83c\udf4e",true,null],"b":{"c":"d"}}"#
        for length in 0..<document.utf8.count {
            #expect(error(String(document.prefix(length))) != nil)
        }
        #expect(error(document) == nil)
    }
}
