import Foundation
import Testing
@testable import CursesUI

@Suite struct InflectionTests {
    private func filled(_ format: String, _ arguments: [FormatArgument], language: String = "en") -> String {
        let context = FormatContext(
            language: LanguageTag(language), locale: Locale(identifier: language), arguments: arguments)
        return FormatFiller.pieces(of: LocalizedEntry(format), key: format, in: context).map(\.text).joined()
    }

    @Test(
        "Nouns have their plural",
        arguments: [
            ("apple", "apples"), ("box", "boxes"), ("city", "cities"), ("day", "days"), ("bus", "buses"),
            ("class", "classes"),
            ("match", "matches"), ("dish", "dishes"), ("person", "people"), ("Person", "People"), ("CHILD", "CHILDREN"),
            ("Woman", "Women"), ("fireman", "firemen"), ("human", "humans"), ("sheep", "sheep"), ("leaf", "leaves"),
            ("roof", "roofs"), ("photo", "photos"), ("potato", "potatoes"), ("analysis", "analyses"),
            ("apples", "apples"),
            ("Mouse", "Mice"), ("quiz", "quizzes"), ("", ""), ("7", "7"), ("A", "As"), ("City", "Cities"),
        ]
    )
    func plurals(noun: String, plural: String) {
        #expect(EnglishPlural.plural(of: noun) == plural)
    }

    @Test("A marked noun agrees with its number")
    func agreement() {
        let format = "You have ^[%lld red apple](inflect: true) left"
        #expect(filled(format, [.signed(0)]) == "You have 0 red apples left")
        #expect(filled(format, [.signed(1)]) == "You have 1 red apple left")
        #expect(filled(format, [.signed(2000)]) == "You have 2,000 red apples left")
        #expect(filled("^[%lld %@](inflect: true)!", [.signed(2), .string("box")]) == "2 boxes!")
        #expect(
            filled("^[%lld cat](inflect: true) ^[%lld dog](inflect:true)", [.signed(1), .signed(3)]) == "1 cat 3 dogs")
    }

    @Test("A mark stays as it is written where inflection is not wanted")
    func off() {
        var context = FormatContext(
            language: LanguageTag("en"), locale: Locale(identifier: "en"), arguments: [.signed(2)])
        context.isInflected = false
        let format = "^[%lld apple](inflect: true)"
        let pieces = FormatFiller.pieces(of: LocalizedEntry(format), key: format, in: context)
        #expect(pieces.map(\.text).joined() == "^[2 apple](inflect: true)")
    }

    @Test("Digits in the text count where no number is an argument")
    func literal() {
        #expect(filled("^[3 apple](inflect: true)", []) == "3 apples")
        #expect(filled("^[1 apple](inflect: true)", []) == "1 apple")
        #expect(filled("^[1,001 apple](inflect: true)", []) == "1,001 apples")
        #expect(filled("^[apple](inflect: true)", []) == "apple")
    }

    @Test("A language other than English stays as it is written")
    func others() {
        #expect(filled("^[%lld Apfel](inflect: true)", [.signed(2)], language: "de") == "2 Apfel")
    }

    @Test(
        "Brackets that mark no inflection are text",
        arguments: ["[a](b)", "^[a]", "^[a](b)", "^[a", "a]", "^[a](inflect: true", "]^[", "^[[a](inflect: true)"]
    )
    func plain(text: String) {
        #expect(filled(text, []) == text)
    }

    @Test("Links inside of a mark stay, and of nested marks the outermost counts")
    func nested() {
        #expect(filled("^[2 [big](x) cat](inflect: true)", []) == "2 [big](x) cats")
        #expect(filled("^[2 ^[b](inflect: true) cat](inflect: true)", []).hasSuffix("cats"))
    }
}
