import Foundation
import Testing

@testable import CursesUI

/// Tests the layout direction of an app, which depends on the language of its translations.
@Suite struct LayoutDirectionTests {
    @Test(
        "An app has the direction of the texts that it shows",
        arguments: [
            ("ar_EG", LayoutDirection.rightToLeft), ("ar", .rightToLeft), ("pl_PL", .leftToRight),
            ("en_US", .leftToRight),
            // The texts have no Hebrew translation, so English ones are shown.
            ("he_IL", .leftToRight),
        ])
    func app(locale: String, direction: LayoutDirection) {
        let tables = LocalizedStringTables.tables(in: [Localizations.folder], developmentLanguage: "en")
        #expect(LayoutDirection.of(tables, for: Locale(identifier: locale)) == direction)
    }

    @Test(
        "A script decides on the direction of a language",
        arguments: [
            ("ar", true), ("he-IL", true), ("fa_IR.UTF-8", true), ("iw", true), ("az-Arab", true), ("ku-Latn", false),
            ("pa-Arab-PK", true), ("pa", false), ("en", false), ("C", false), ("ar-Latn", false),
        ])
    func scripts(tag: String, isRightToLeft: Bool) {
        #expect(LanguageTag(tag).isRightToLeft == isRightToLeft)
    }
}
