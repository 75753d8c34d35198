import Foundation
import Testing
@testable import CursesUI

@Suite struct LanguageTagTests {
    @Test(
        "An identifier has its parts",
        arguments: [
            ("de_AT", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"), ("pl_PL.UTF-8", "pl-PL"), ("en_US_POSIX", "en-US"),
            ("en_US@calendar=japanese", "en-US"), ("German", "de"), ("iw_IL", "he-IL"), ("es-419", "es-419"),
            ("", "und"),
            ("C.UTF-8", "en"), ("ja-JP-u-ca-japanese", "ja-JP"), ("---", "und"),
        ]
    )
    func parts(identifier: String, expected: String) {
        #expect(LanguageTag(identifier).description == expected)
    }

    @Test(
        "A tag inherits from its ancestors",
        arguments: [
            ("de-AT", ["de-AT", "de-Latn-AT", "de", "de-Latn"]),
            ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
            ("zh-Hans-CN", ["zh-Hans-CN", "zh-CN", "zh", "zh-Hans"]),
            ("es-MX", ["es-MX", "es-Latn-MX", "es-419", "es", "es-Latn"]),
            ("pt-AO", ["pt-AO", "pt-Latn-AO", "pt-PT", "pt", "pt-Latn"]),
            ("en-GB", ["en-GB", "en-Latn-GB", "en-001", "en", "en-Latn"]),
            ("nb", ["nb", "nb-Latn", "no", "no-Latn"]),
            ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant"]),
            ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn"]),
        ]
    )
    func ancestors(identifier: String, expected: [String]) {
        #expect(LanguageTag(identifier).ancestors.map(\.description) == expected)
    }

    @Test(
        "The nearest language that there is is taken",
        arguments: [
            ("de_AT", "de"), ("pt_BR", "pt-BR"), ("pt_PT", "pt-BR"), ("zh_TW", "zh-Hant"), ("zh_CN", "zh-Hans"),
            ("zh_SG", "zh-Hans"), ("en_AU", "en-GB"), ("nb_NO", "no"), ("nn_NO", "no"), ("fil", "Base"), ("iw", "he"),
        ]
    )
    func matching(locale: String, expected: String) throws {
        let folder = try TemporaryFolder()
        for language in ["Base", "German", "pt-BR", "zh-hant", "zh-Hans", "en-GB", "no", "he"] {
            let name = ["German": "de", "zh-hant": "zh-Hant"][language] ?? language
            try folder.write("k = \"\(name)\";", to: "\(language).lproj/Localizable.strings")
        }
        let tables = LocalizedStringTables(folders: [folder.url], developmentLanguage: "it")
        #expect(tables.localizedString(forKey: "k", locale: Locale(identifier: locale)) == expected)
    }
}
