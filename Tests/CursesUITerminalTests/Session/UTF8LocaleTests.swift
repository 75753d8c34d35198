import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    @MainActor
    @Suite struct Locales {
        @Test(
            "A terminal takes UTF-8 unless the user names another character set",
            arguments: [
                ([:], true), (["LANG": "C"], true), (["LANG": "de_DE"], true), (["LANG": "xx_YY.UTF-8"], true),
                (["LANG": "xx_YY.utf8@euro"], true), (["LANG": "xx_YY.ISO-8859-1"], false),
                (["LANG": "xx_YY.ISO-8859-15@euro"], false), (["LANG": "ja_JP.EUC-JP", "LC_ALL": ""], false),
                (["LANG": "xx_YY.UTF-8", "LC_CTYPE": "xx_YY.KOI8-R"], false),
                (["LC_ALL": "C.UTF-8", "LC_CTYPE": "xx_YY.KOI8-R"], true),
            ] as [([String: String], Bool)])
        func use(environment: [String: String], isUTF8: Bool) {
            defer { #expect(UTF8Locale.use()) }
            #expect(UTF8Locale.use(in: environment) == isUTF8)
        }
    }
}
