@testable import CursesUI
import CursesUITesting
import Testing

/// Tests texts in views that are translated with the string tables of a bundle.
@MainActor
@Suite("Localized texts")
struct LocalizedTextTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            "Hello" = "Hallo";
            "**%@** has %lld" = "%2$lld hat **%1$@**";
            "title" = "Titel";
            "Save" = "Sichern";
            "odd %lld" = "%@ %5$@ %s %n %";
            """,
            to: "de.lproj/Localizable.strings"
        )
        try folder.write("\"Hello\" = \"Servus\";", to: "de.lproj/Other.strings")
        try folder.write(
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld files": { "localizations": {
                "en": { "variations": { "plural": {
                  "one": { "stringUnit": { "state": "translated", "value": "%lld file" } },
                  "other": { "stringUnit": { "state": "translated", "value": "%lld files" } } } } },
                "de": { "variations": { "plural": {
                  "one": { "stringUnit": { "state": "translated", "value": "%lld Datei" } },
                  "other": { "stringUnit": { "state": "translated", "value": "%lld Dateien" } } } } } } } } }
            """,
            to: "Counts.xcstrings"
        )
        bundle = try #require(Bundle(url: folder.url))
    }

    private func text(_ text: Text, _ locale: String = "de_DE") -> String {
        render(
            text.environment(\.locale, Locale(identifier: locale)), size: CellSize(width: 30, height: 1)
        ).text.trimmingCharacters(in: .whitespaces)
    }

    @Test("A key is shown in the language of the environment, and itself where there is no translation")
    func languages() {
        #expect(text(Text("Hello", bundle: bundle)) == "Hallo")
        #expect(text(Text("Hello", bundle: bundle), "de_CH") == "Hallo")
        #expect(text(Text("Hello", bundle: bundle), "fr_FR") == "Hello")
        #expect(text(Text("Hello", tableName: "Other", bundle: bundle)) == "Servus")
        #expect(text(Text("Hello", tableName: "None", bundle: bundle)) == "Hello")
        #expect(text(Text(verbatim: "Hello")) == "Hello")
    }

    @Test("A translation may change the order of the values, and the markup around them")
    func order() {
        let content = Text("**\("*Ann*")** has \(1234)", bundle: bundle)
        #expect(text(content) == "1.234 hat *Ann*")
        #expect(text(content, "en_US") == "*Ann* has 1,234")
    }

    @Test("A translation that does not fit its values shows what it can")
    func broken() {
        #expect(text(Text("odd \(3)", bundle: bundle)).hasPrefix("3 %5$@"))
    }

    @Test("The number chooses the form of a translation")
    func plurals() {
        func files(_ count: Int) -> Text { Text("\(count) files", tableName: "Counts", bundle: bundle) }
        #expect(text(files(1)) == "1 Datei")
        #expect(text(files(2000)) == "2.000 Dateien")
        #expect(text(files(1), "en_US") == "1 file")
        #expect(text(files(0), "en_US") == "0 files")
    }

    @Test("A marked word agrees with its number")
    func inflection() {
        func files(_ count: Int) -> Text { Text("^[\(count) file](inflect: true) left") }
        #expect(text(files(1), "en_US") == "1 file left")
        #expect(text(files(3), "en_US") == "3 files left")
    }

    @Test("Strings are translated as texts are")
    func strings() {
        let german = Locale(identifier: "de_DE")
        #expect(String(localized: "Hello", bundle: bundle, locale: german) == "Hallo")
        #expect(String(localized: "\(2) files", table: "Counts", bundle: bundle, locale: german) == "2 Dateien")
        #expect(String(localized: "title", defaultValue: "Title", bundle: bundle, locale: german) == "Titel")
        #expect(String(localized: "none", defaultValue: "Title", bundle: bundle, locale: german) == "Title")
        #expect(String(localized: "\(1234)", locale: Locale(identifier: "en_US")) == "1,234")
    }

    @Test("A resource is translated where it is shown")
    func resources() {
        let title = LocalizedStringResource("title", defaultValue: "Title", bundle: .atURL(folder.url))
        #expect(text(Text(title)) == "Titel")
        #expect(text(Text(title), "en_US") == "Title")
        #expect(text(Text("[\(title)]")) == "[Titel]")
        let files = LocalizedStringResource("\(1) files", table: "Counts", bundle: .atURL(folder.url))
        #expect(text(Text(files)) == "1 Datei")
    }

    @Test("A translated text follows the locale, in its picture and in its accessibility label")
    func change() {
        struct Greeting: View {
            let bundle: Bundle
            @State private var locale = Locale(identifier: "en_US")

            var body: some View {
                Button {
                    locale = Locale(identifier: "de_DE")
                } label: {
                    Text("Save", bundle: bundle)
                }
                .environment(\.locale, locale)
            }
        }
        let app = TestApp(Greeting(bundle: bundle), size: CellSize(width: 20, height: 1))
        #expect(app.element(named: "Save") != nil)
        app.press(.return)
        #expect(app.screen.text.contains("Sichern"))
        #expect(app.element(named: "Sichern") != nil)
    }
}
