import Foundation
import Testing
@testable import CursesUI

/// Tests the string tables in the folder `Localizations`, in the formats that Xcode writes.
@Suite struct LocalizedStringTablesTests {
    private let tables = LocalizedStringTables.tables(in: [Localizations.folder], developmentLanguage: "en")

    private func text(
        _ key: String, _ locale: String, _ arguments: FormatArgument..., table: String? = nil
    ) -> String {
        tables.localizedString(forKey: key, table: table, locale: Locale(identifier: locale), arguments: arguments)
    }

    @Test("The files have no faults")
    func faults() {
        tables.loadAll()
        #expect(!tables.isEmpty)
        #expect(tables.errors == [])
    }

    @Test(
        "A text is in the language of the locale",
        arguments: [
            ("en_US", "Orchard"), ("en_GB", "Orchard"), ("pl_PL", "Sad"), ("pl", "Sad"), ("ar_EG", "بستان"),
            ("ja_JP", "果樹園"),
            ("de_AT", "Orchard"), ("C", "Orchard"), ("pl_PL.UTF-8", "Sad"), ("", "Orchard"),
            ("ja-JP-u-ca-japanese", "果樹園"),
        ]
    )
    func languages(locale: String, expected: String) {
        #expect(text("orchard.title", locale) == expected)
    }

    @Test("A text as it is written keeps its format specifiers")
    func formats() {
        func format(_ key: String, _ locale: String) -> String? {
            tables.format(forKey: key, table: nil, locale: Locale(identifier: locale))
        }
        #expect(format("orchard.title", "pl") == "Sad")
        #expect(format("share %lld %%", "en") == "%lld%% shared")
        #expect(format("absent", "en") == nil)
    }

    @Test("The strings of the old style have their escapes and keys")
    func strings() {
        #expect(text("quoted", "en") == "She said \"grow\",\nand it\tgrew — a lot.")
        #expect(text("unquoted.key-1", "en") == "An unquoted key")
        #expect(text("emoji", "ja") == "🍎")
        #expect(text("share %lld %%", "en", .signed(20)) == "20% shared")
    }

    @Test("Arguments are taken in the order of the translation")
    func order() {
        #expect(text("%@ gave %@ a pear", "en", .string("Ada"), .string("Bo")) == "Ada gave Bo a pear")
        #expect(text("%@ gave %@ a pear", "pl", .string("Ada"), .string("Bo")) == "Gruszka dla Bo od Ada")
        #expect(text("Hello, %@!", "ja", .string("Ada")) == "こんにちは、Adaさん！")
    }

    @Test("A language without the text falls back to the development language")
    func fallback() {
        #expect(text("only.english", "pl") == "Only in English")
    }

    @Test(
        "The variables of a dictionary agree with their numbers",
        arguments: [
            ("en", 0, 1, "No apples in 1 basket"), ("en", 1, 2, "1 apple in 2 baskets"),
            ("en", 1234, 0, "1,234 apples in 0 baskets"),
            ("pl", 1, 1, "1 jabłko w 1 koszyku"), ("pl", 3, 5, "3 jabłka w 5 koszykach"),
            ("pl", 12, 22, "12 jabłek w 22 koszykach"),
            ("pl", 104, 0, "104 jabłka w 0 koszykach"),
            ("ar", 0, 1, "لا تفاح في سلة"), ("ar", 1, 2, "تفاحة في سلتين"), ("ar", 2, 3, "تفاحتان في 3 سلال"),
            ("ar", 5, 11, "5 تفاحات في 11 سلةً"), ("ar", 11, 100, "11 تفاحةً في 100 سلة"),
            ("ja", 1, 2, "2かごにりんご1個"),
        ] as [(String, Int64, Int64, String)]
    )
    func dictionary(locale: String, apples: Int64, baskets: Int64, expected: String) {
        #expect(text("%lld apples in %lld baskets", locale, .signed(apples), .signed(baskets)) == expected)
    }

    @Test("A variable may be nested in another")
    func nested() {
        func guests(_ number: Int64) -> String {
            text("%lld guests of %@", "en", .signed(number), .string("Ada"))
        }
        #expect(guests(0) == "Ada is alone")
        #expect(guests(1) == "Ada has 1 guest")
        #expect(guests(2) == "Ada has 2 guests")
    }

    @Test("Of texts by their width the widest that fits is taken, or the first")
    func widths() {
        func pick(_ width: Int?) -> String {
            tables.localizedPieces(forKey: "pick", locale: Locale(identifier: "en")) { $0.width = width }
                .map(\.text).joined()
        }
        #expect(pick(nil) == "Pick the apples of this tree")
        #expect(pick(49) == "Pick apples")
        #expect(pick(10) == "Pick")
        #expect(pick(3) == "Pick")
    }

    @Test("A text may vary by the device")
    func devices() {
        #expect(text("tap", "en") == "Click the tree")
        func choose(_ device: String, _ number: Int64) -> String {
            tables.localizedPieces(
                forKey: "Choose", table: "Catalogue", locale: Locale(identifier: "en"), arguments: [.signed(number)]
            ) { $0.device = LocalizedDevice(names: [device, "other"]) }
            .map(\.text).joined()
        }
        #expect(choose("iphone", 1) == "Tap to choose")
        #expect(choose("appletv", 1) == "Choose")
        #expect(choose("mac", 1) == "Click to choose 1")
        #expect(choose("mac", 5) == "Click to choose all 5")
    }

    @Test(
        "The variations of a catalogue agree with their number",
        arguments: [
            ("en", 1, "Ada picked 1 pear"), ("en", 1000, "Ada picked 1,000 pears"), ("pl", 1, "Ada: 1 gruszka"),
            ("pl", 2, "Ada: 2 gruszki"), ("pl", 5, "Ada: 5 gruszek"), ("pl", 22, "Ada: 22 gruszki"),
            ("ja", 1, "Adaは梨を1個取りました"),
            ("ar", 0, "لم يقطف Ada شيئًا"), ("ar", 2, "قطف Ada إجاصتين"), ("ar", 7, "قطف Ada 7 إجاصات"),
            ("ar_EG", 7, "قطف Ada ٧ إجاصات"), ("fr", 2, "Ada picked 2 pears"),
        ] as [(String, Int64, String)]
    )
    func catalogue(locale: String, pears: Int64, expected: String) {
        let actual = text("%@ picked %lld pears", locale, .string("Ada"), .signed(pears), table: "Catalogue")
        #expect(actual == expected)
    }

    @Test("The substitutions of a catalogue agree each with its own argument")
    func substitutions() {
        func trees(_ locale: String, _ trees: Int64, _ fields: Int64) -> String {
            text("%lld trees on %lld fields", locale, .signed(trees), .signed(fields), table: "Catalogue")
        }
        #expect(trees("en", 1, 2) == "1 tree on 2 fields")
        #expect(trees("en", 2, 1) == "2 trees on 1 field")
        #expect(trees("pl", 3, 1) == "Na 1 polu: 3 drzewa")
        #expect(trees("pl", 5, 2) == "Na 2 polach: 5 drzew")
    }

    @Test("States and marks of a catalogue count")
    func states() {
        #expect(text("Harvest", "pl", table: "Catalogue") == "Zbiory 🍎")
        #expect(text("Harvest", "ja", table: "Catalogue") == "Harvest")
        #expect(text("OrchardKit", "pl", table: "Catalogue") == "OrchardKit")
    }

    @Test("A missing key or table gives the key, or the default value, with its arguments")
    func missing() {
        #expect(text("%lld of %@", "en", .signed(1000), .string("x")) == "1,000 of x")
        #expect(text("%lld of %@", "en", .signed(2), .string("x"), table: "None") == "2 of x")
        let locale = Locale(identifier: "pl")
        #expect(tables.localizedString(forKey: "k", value: "d %d", locale: locale, arguments: [.signed(1)]) == "d 1")
        #expect(tables.localizedString(forKey: "k", value: "", locale: locale) == "k")
        #expect(tables.localizedString(forKey: "", locale: locale) == "")
    }

    @Test("The tables of a bundle are found by its class function, once")
    func bundle() {
        let text = LocalizedStringTables.localizedString(
            forKey: "orchard.title", bundle: Bundle(url: Localizations.folder)!, locale: Locale(identifier: "pl"))
        #expect(text == "Sad")
        #expect(LocalizedStringTables.tables(in: [Localizations.folder], developmentLanguage: "en") === tables)
    }

    @Test("Numbers are written by the function that the caller gives")
    func numberFormat() {
        let pieces = tables.localizedPieces(
            forKey: "%lld apples in %lld baskets", locale: Locale(identifier: "pl"),
            arguments: [.signed(5), .unsigned(1)]
        ) { context in
            context.numberFormat = NumberFormat { number, _, locale in "<\(number) \(locale.identifier)>" }
        }
        #expect(pieces.map(\.text).joined() == "<5 pl> jabłek w <1 pl> koszyku")
        #expect(pieces.compactMap(\.argument) == [0, 1])
    }

    @Test("A program finds the resources of its own module beside it")
    func program() throws {
        let folder = try TemporaryFolder()
        try folder.write("k = mine; l = mine;", to: "Kit_App.resources/en.lproj/Localizable.strings")
        try folder.write("k = other;", to: "Kit_OtherApp2.resources/en.lproj/Localizable.strings")
        try folder.write("l = main;", to: "en.lproj/Localizable.strings")
        let folders = ResourceFolders.folders(ofProgram: folder.url.appendingPathComponent("App"))
        #expect(folders.map(\.lastPathComponent) == ["Kit_App.resources"])
        let tables = LocalizedStringTables(folders: [folder.url] + folders)
        #expect(tables.localizedString(forKey: "k", locale: Locale(identifier: "en")) == "mine")
        #expect(tables.localizedString(forKey: "l", locale: Locale(identifier: "en")) == "main")
        let all = ResourceFolders.folders(ofProgram: folder.url.appendingPathComponent("PackageTests.xctest"))
        #expect(all.map(\.lastPathComponent) == ["Kit_App.resources", "Kit_OtherApp2.resources"])
    }

    @Test("The resources of a program may be laid out as a bundle")
    func bundleLayout() throws {
        let folder = try TemporaryFolder()
        try folder.write("k = inner;", to: "Kit_App.resources/Resources/en.lproj/Localizable.strings")
        try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Kit_App.resources/Resources/Info.plist")
        let tables = LocalizedStringTables(
            folders: ResourceFolders.folders(ofProgram: folder.url.appendingPathComponent("App")))
        #expect(tables.localizedString(forKey: "k", locale: Locale(identifier: "en")) == "inner")
    }

    @Test("Many threads may ask at once")
    func threads() async {
        let fresh = LocalizedStringTables(folders: [Localizations.folder], developmentLanguage: "en")
        await withTaskGroup(of: String.self) { group in
            for index in 0..<200 {
                group.addTask {
                    let locale = Locale(identifier: ["en", "pl", "ar", "ja"][index % 4])
                    return fresh.localizedString(
                        forKey: "%@ picked %lld pears", table: "Catalogue", locale: locale,
                        arguments: [.string("Ada"), .signed(2)])
                }
            }
            var texts: Set<String> = []
            for await text in group { texts.insert(text) }
            #expect(texts.count == 4)
        }
    }
}
