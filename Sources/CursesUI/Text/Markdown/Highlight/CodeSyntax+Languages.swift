extension CodeSyntax {
    static func of(_ language: CodeLanguage) -> CodeSyntax { all[language]! }

    private static let all: [CodeLanguage: CodeSyntax] = [
        .swift: swift, .c: c, .python: python, .javaScript: javaScript, .rust: rust, .go: go, .shell: shell,
        .json: json,
    ]

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// The rules for line and block comments as in C.
    private static let slashComments = CodeSyntax(lineComment: Array("//".utf8), hasBlockComments: true)

    /// Source: The Swift Programming Language, "Lexical Structure".
    private static let swift: CodeSyntax = {
        var syntax = slashComments
        syntax.blockCommentsNest = true
        syntax.strings = [
            StringLiteral("\"\"\"").multiline().interpolated("\\("), StringLiteral("\"").interpolated("\\("),
        ]
        syntax.hashedStringPrefix = []
        syntax.hasQuotedNames = true
        syntax.sigils = [UInt8(ascii: "@"), UInt8(ascii: "#")]
        syntax.keywords = words(
            """
            actor any as associatedtype async await borrowing break case catch class consuming continue convenience
            default defer deinit do didSet dynamic each else enum extension fallthrough false fileprivate final for func
            get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil
            nonisolated nonmutating operator override package postfix precedencegroup prefix private protocol public
            repeat required rethrows return self Self sending set some static struct subscript super switch open
            throw throws true try typealias unowned var weak where while willSet
            """)
        return syntax
    }()

    /// Source: ISO/IEC 9899:2024, section 6.4.
    private static let c: CodeSyntax = {
        var syntax = slashComments
        syntax.strings = [StringLiteral("\""), StringLiteral("'")]
        syntax.sigils = [UInt8(ascii: "#")]
        syntax.keywords = words(
            """
            alignas alignof auto bool break case char const constexpr continue default do double else enum extern false
            float for goto if inline int long nullptr register restrict return short signed sizeof static static_assert
            struct switch thread_local true typedef typeof union unsigned void volatile while _Alignas _Alignof _Atomic
            _Bool _Complex _Generic _Noreturn _Static_assert _Thread_local
            """)
        return syntax
    }()

    /// Source: The Python Language Reference, section 2.
    private static let python: CodeSyntax = {
        var syntax = CodeSyntax(lineComment: Array("#".utf8))
        syntax.strings = [
            StringLiteral("\"\"\"").multiline(), StringLiteral("'''").multiline(), StringLiteral("\""),
            StringLiteral("'"),
        ]
        syntax.sigils = [UInt8(ascii: "@")]
        syntax.keywords = words(
            """
            False None True and as assert async await break case class continue def del elif else except finally for
            from global if import in is lambda match nonlocal not or pass raise return try while with yield
            """)
        return syntax
    }()

    /// Source: ECMA-262, section 12, and the reserved words of TypeScript.
    private static let javaScript: CodeSyntax = {
        var syntax = slashComments
        syntax.strings = [
            StringLiteral("\""), StringLiteral("'"), StringLiteral("`").multiline().interpolated("${"),
        ]
        syntax.sigils = [UInt8(ascii: "@")]
        syntax.keywords = words(
            """
            abstract any as async await boolean break case catch class const continue debugger declare default delete do
            else enum export extends false finally for from function get if implements import in infer instanceof
            interface is keyof let namespace never new null number of override private protected public readonly return
            satisfies set static string super switch symbol this throw true try type typeof undefined unique unknown
            var void while with yield
            """)
        return syntax
    }()

    /// Source: The Rust Reference, "Lexical structure".
    private static let rust: CodeSyntax = {
        var syntax = slashComments
        syntax.blockCommentsNest = true
        syntax.strings = [StringLiteral("\"").multiline(), StringLiteral("'")]
        syntax.hashedStringPrefix = [UInt8(ascii: "r")]
        syntax.hasLifetimes = true
        syntax.keywords = words(
            """
            as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod
            move mut pub ref return self Self static struct super trait true type union unsafe use where while
            """)
        return syntax
    }()

    /// Source: The Go Programming Language Specification, "Lexical elements".
    private static let go: CodeSyntax = {
        var syntax = slashComments
        syntax.strings = [StringLiteral("\""), StringLiteral("'"), StringLiteral("`").multiline().raw()]
        syntax.keywords = words(
            """
            break case chan const continue default defer else fallthrough false for func go goto if import interface
            iota map nil package range return select struct switch true type var
            """)
        return syntax
    }()

    /// Source: POSIX.1-2024, Shell Command Language, section 2, and common words of bash.
    private static let shell: CodeSyntax = {
        var syntax = CodeSyntax(lineComment: Array("#".utf8))
        syntax.strings = [StringLiteral("\"").multiline().interpolated("$("), StringLiteral("'").multiline().raw()]
        syntax.isShell = true
        syntax.keywords = words(
            """
            break case cd continue declare do done echo elif else esac eval exec exit export fi for function if in local
            printf read readonly return select set shift source test then trap unset until while
            """)
        return syntax
    }()

    /// Source: RFC 8259, with the comments of JSONC.
    private static let json: CodeSyntax = {
        var syntax = slashComments
        syntax.strings = [StringLiteral("\"")]
        syntax.keywords = ["true", "false", "null"]
        return syntax
    }()
}
