@testable import CursesUI
import CursesUITesting
import Testing

@Suite struct LocalizedStringKeyTests {
    private func string(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        return key.styledText.string(in: environment)
    }

    @Test("A literal is read as Markdown, a value is not")
    func markdown() {
        let name = "*Ann* [x](y)"
        let key: LocalizedStringKey = "**Hello**, \(name)!"
        #expect(
            key.styledText.runs == [
                StyledText.Run(text: "Hello", style: RunStyle(isBold: true)),
                StyledText.Run(text: ", *Ann* [x](y)!", style: RunStyle()),
            ])
        #expect(key.template.key == "**Hello**, %@!")
        #expect(LocalizedStringKey("*a*").styledText.runs.first?.style.isItalic == true)
    }

    @Test("Values are written as their kind of interpolation says")
    func values() {
        #expect(string("\(3) of \(4.5), \(true)") == "3 of 4.500000, true")
        #expect(string("\(3.14159, specifier: "%.2f")") == "3.14")
        #expect(string("\(7, specifier: "%03d")") == "007")
        #expect(string("\(Character("c"))\(String?.none as String?)") == "cnil")
        #expect(string("\(1_000, format: .number.grouping(.never))") == "1000")
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        formatter.locale = Locale(identifier: "en_US_POSIX")
        #expect(string("\(2, formatter: formatter)") == "2.00")
        #expect(string("\("text", formatter: formatter)") == "text")
    }

    @Test("Keys are equal if they are written alike and hold the same values")
    func equality() {
        func key(_ count: Int) -> LocalizedStringKey { "count: \(count)" }
        #expect(key(1) == key(1))
        #expect(key(1) != key(2))
        #expect(LocalizedStringKey("a") == "a")
    }

    @Test("Numbers are in the format of the locale")
    func numbers() {
        #expect(string("\(1234)") == "1,234")
        #expect(string("\(1234)", "de_DE") == "1.234")
        #expect(string("\(-1_234_567)", "hi") == "-12,34,567")
        #expect(string("\(1234)", "es_ES") == "1234")
        #expect(string("\(1234)", "fr_FR") == "1\u{A0}234")
        #expect(string("\(12)", "ar_EG") == "١٢")
        #expect(string("\(UInt64.max)") == "18,446,744,073,709,551,615")
        #expect(string("\(Int64.min)") == "-9,223,372,036,854,775,808")
        #expect(string("\(1234.5)", "de_DE") == "1.234,500000")
        #expect(string("\(1234.5, specifier: "%.1f")", "de_DE") == "1.234,5")
        #expect(string("\(CGFloat(0.5)) \(Float(2))") == "0.500000 2.000000")
        #expect(string("\(1234, specifier: "%x")") == "4d2")
    }

    @Test("A specifier that does not fit its value changes nothing")
    func misfits() {
        #expect(string("\(3, specifier: "%@")") == "3")
        #expect(string("\(3, specifier: "%s %n")") == "3")
        #expect(string("\(2.5, specifier: "%d")") == "2")
        #expect(string("\(3, specifier: "%.1f")") == "3.0")
        #expect(string("\(3, specifier: "%999999999999999999999d")").count == 512)
    }

    @Test("The key has a format specifier for each value")
    func keys() {
        func key(_ key: LocalizedStringKey) -> String { key.template.key }
        #expect(key("100 % \(1)") == "100 %% %lld")
        #expect(key("100 %") == "100 %")
        #expect(
            key("\("a") \(Int32(1)) \(UInt(1)) \(1.5) \(Float(1)) \(1.5, specifier: "%.2f")")
                == "%@ %d %llu %lf %f %.2f")
        #expect(key("\(Text("a").bold()) \(Date(), style: .time) \(1, format: .number)") == "%@ %@ %@")
    }

    @MainActor
    @Test("A value in a format is in the locale of the environment")
    func formats() {
        let german = { (text: Text) in
            render(
                text.environment(\.locale, Locale(identifier: "de_DE")), size: CellSize(width: 20, height: 1)
            ).text.trimmingCharacters(in: .whitespaces)
        }
        #expect(german(Text(1234.5, format: .number)) == "1.234,5")
        #expect(german(Text("\(1234.5, format: .number) m")) == "1.234,5 m")
        #expect(german(Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))) == "1,234.5")
        #expect(german(Text("\(1234) m").bold()) == "1.234 m")
        #expect(german(Text(verbatim: "\(1234)")) == "1234")
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .number.grouping(.never)))
    }

    @MainActor
    @Test("A text follows the locale of the environment, and so does its accessibility label")
    func localeChange() {
        struct Counts: View {
            @State private var locale = Locale(identifier: "en_US")

            var body: some View {
                VStack {
                    Text("\(1234) files")
                    Button("To \(5678)") { locale = Locale(identifier: "de_DE") }
                    TextField("At \(9876)", text: .constant(""))
                }
                .environment(\.locale, locale)
            }
        }
        let app = TestApp(Counts(), size: CellSize(width: 20, height: 3))
        #expect(app.screen.text.contains("1,234 files"))
        #expect(app.screen.text.contains("At 9,876"))
        #expect(app.element(named: "To 5,678") != nil)
        app.press(.return)
        #expect(app.screen.text.contains("1.234 files"))
        #expect(app.screen.text.contains("At 9.876"))
        #expect(app.element(named: "To 5.678") != nil)
    }
}
