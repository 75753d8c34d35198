import CursesUITesting
import Testing
import TranslationCompat

@Suite("Translations")
@MainActor
struct TranslationTests {
    private struct Page: View {
        @State private var configuration: TranslationSession.Configuration?
        @State private var text = "Hello"
        @State private var isShown = false

        var body: some View {
            VStack {
                Text(verbatim: text)
                Button("Translate") {
                    configuration = .init(source: Locale.Language(identifier: "en"), target: nil)
                }
                Button("Show") { isShown = true }
            }
            .translationTask(configuration) { session in
                do {
                    text = try await session.translate(text).targetText
                } catch TranslationError.notInstalled {
                    text = "None"
                } catch {
                    text = "Other"
                }
            }
            .translationPresentation(isPresented: $isShown, text: text)
        }
    }

    @Test("A view learns that there are no translations")
    func view() async {
        let app = TestApp(Page(), size: CellSize(width: 50, height: 10))
        #expect(app.screen.text.contains("Hello"))
        app.click(text: "Translate")
        await app.settleTasks()
        #expect(app.screen.text.contains("None"))
        app.click(text: "Show")
        #expect(app.screen.text.contains("There are no translations on Linux."))
    }

    @Test("No language is supported")
    func availability() async {
        let availability = LanguageAvailability()
        #expect(await availability.supportedLanguages.isEmpty)
        #expect(await availability.status(from: .init(identifier: "en"), to: .init(identifier: "de")) == .unsupported)
    }

    @Test("A session of installed languages fails")
    func session() async {
        let session = TranslationSession(installedSource: .init(identifier: "en"), target: nil)
        await #expect(throws: TranslationError.notInstalled) { try await session.prepareTranslation() }
        await #expect(throws: TranslationError.notInstalled) {
            try await session.translations(from: [.init(sourceText: "Hello", clientIdentifier: "1")])
        }
        await #expect(throws: TranslationError.notInstalled) {
            for try await response in session.translate(batch: [.init(sourceText: "Hello")]) {
                Issue.record("\(response)")
            }
        }
    }

    @Test("A configuration that is made invalid differs")
    func configuration() {
        var configuration = TranslationSession.Configuration(target: .init(identifier: "de"))
        let old = configuration
        configuration.invalidate()
        #expect(configuration != old)
    }
}
