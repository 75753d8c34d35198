import Testing

@testable import CursesUI

@Suite struct CodeHighlighterTests {
    /// Returns the code with each token in brackets, after the initial of its kind.
    private func marked(_ code: String, _ language: String?) -> String {
        CodeHighlighter.parts(of: code, language: language).map { text, kind in
            switch kind {
            case .keyword: "[k:\(text)]"
            case .string: "[s:\(text)]"
            case .comment: "[c:\(text)]"
            case .number: "[n:\(text)]"
            case nil: String(text)
            }
        }.joined()
    }

    @Test(
        "Swift",
        arguments: [
            ("let a = 0x1F // b", "[k:let] a = [n:0x1F] [c:// b]"), ("/* a /* b */ c */ d", "[c:/* a /* b */ c */] d"),
            ("@State var a: Int", "[k:@State] [k:var] a: Int"), ("#if os(Linux)", "[k:#if] os(Linux)"),
            ("\"a\\\"b\" c", "[s:\"a\\\"b\"] c"),
            ("\"a\\(f(\"b\"))c\" d", "[s:\"a\\(f(\"b\"))c\"] d"), ("#\"a\"b\"# c", "[s:#\"a\"b\"#] c"),
            ("\"\"\"\na \"b\"\n\"\"\" c", "[s:\"\"\"\na \"b\"\n\"\"\"] c"),
            ("\"open\nlet", "[s:\"open]\n[k:let]"), ("`class` a.default", "`class` a.default"),
            ("1..<2 1.5e-3", "[n:1]..<[n:2] [n:1.5e-3]"),
            ("letter let1", "letter let1"), ("##\"a\"#b\"##c", "[s:##\"a\"#b\"##]c"),
            ("#\"\"\"\na\"\"\"\n\"\"\"#b", "[s:#\"\"\"\na\"\"\"\n\"\"\"#]b"),
        ]
    )
    func swift(code: String, expected: String) {
        #expect(marked(code, "swift") == expected)
    }

    @Test(
        "Other languages",
        arguments: [
            ("c", "#include <a.h>\nint x = 'a'; /* b", "[k:#include] <a.h>\n[k:int] x = [s:'a']; [c:/* b]"),
            ("c", "/* a /* b */ if", "[c:/* a /* b */] [k:if]"), ("h", "10UL", "[n:10UL]"),
            ("py", "def f(): return '''a\nb''' # c", "[k:def] f(): [k:return] [s:'''a\nb'''] [c:# c]"),
            ("python", "@a\nNone", "[k:@a]\n[k:None]"),
            ("js", "const a = `b${c(`d}`)}e` // f", "[k:const] a = [s:`b${c(`d}`)}e`] [c:// f]"),
            ("TS", "interface A { b: 'c' }", "[k:interface] A { b: [s:'c'] }"),
            ("js", "a.delete(1)", "a.delete([n:1])"),
            (
                "rust", "fn f<'a>(b: &'a str) { 'c'; '\\''; r#\"d\"e\"# }",
                "[k:fn] f<'a>(b: &'a str) { [s:'c']; [s:'\\'']; [s:r#\"d\"e\"#] }"
            ),
            ("rs", "/* /* */ */ 'é' 1_000u32 'static", "[c:/* /* */ */] [s:'é'] [n:1_000u32] 'static"),
            ("rs", "\"a\nb\" r\"c\\\" d", "[s:\"a\nb\"] [s:r\"c\\\"] d"),
            ("go", "func f() { a := `b\\`; 'c' } // d", "[k:func] f() { a := [s:`b\\`]; [s:'c'] } [c:// d]"),
            (
                "sh", "if [ $# -gt 1 ]; then # a\necho \"$(b \"c\")\" 'd\\'",
                "[k:if] [ $# -gt [n:1] ]; [k:then] [c:# a]\n[k:echo] [s:\"$(b \"c\")\"] [s:'d\\']"
            ),
            ("bash", "a#b \\# --for for-x \\\" done", "a#b \\# --for for-x \\\" [k:done]"),
            ("json", "{\"a\": [1, -2.5e+3, true, null]}", "{[s:\"a\"]: [[n:1], -[n:2.5e+3], [k:true], [k:null]]}"),
        ]
    )
    func languages(language: String, code: String, expected: String) {
        #expect(marked(code, language) == expected)
    }

    @Test("Code in an unknown language is plain", arguments: [nil, "", "brainfuck"])
    func unknown(language: String?) {
        #expect(CodeHighlighter.tokens(in: "let a = 1", language: language).isEmpty)
        #expect(marked("let a = 1", language) == "let a = 1")
    }

    @Test("Each language has a name and keywords", arguments: CodeLanguage.allCases)
    func names(language: CodeLanguage) {
        #expect(!CodeSyntax.of(language).keywords.isEmpty)
        #expect(!CodeSyntax.of(language).strings.isEmpty)
    }

    @Test(
        "Hostile code takes linear time",
        arguments: [
            "#", "\"", "'", "`", "/*", "*/", "\\", "\"\\(", "`${", "\"$(", "r#", "#\"", "\"#", "'a", "1e+", "a.", "é",
            "\n", "\"\"\"", "$", "/", "@",
        ]
    )
    func hostile(text: String) {
        let code = String(repeating: text, count: 2_000)
        for language in ["swift", "c", "py", "js", "rs", "go", "sh", "json"] {
            let tokens = CodeHighlighter.tokens(in: code, language: language)
            let ends = [0] + tokens.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [code.utf8.count]
            #expect(zip(ends, ends.dropFirst()).allSatisfy(<=))
            #expect(
                CodeHighlighter.parts(of: code, language: language).map(\.text.utf8.count).reduce(0, +)
                    == code.utf8.count)
        }
    }
}
