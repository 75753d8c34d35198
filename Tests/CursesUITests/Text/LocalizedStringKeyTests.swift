import Foundation
import Testing
@testable import CursesUI

@Suite struct LocalizedStringKeyTests {
    private func string(_ key: LocalizedStringKey) -> String { key.styledText.string }

    @Test("A literal is read as Markdown, a value is not")
    func markdown() {
        let name = "*Ann* [x](y)"
        let key: LocalizedStringKey = "**Hello**, \(name)!"
        #expect(
            key.styledText.runs == [
                StyledText.Run(text: "Hello", style: RunStyle(isBold: true)),
                StyledText.Run(text: ", *Ann* [x](y)!", style: RunStyle()),
            ])
        #expect(key.string == "**Hello**, *Ann* [x](y)!")
        #expect(LocalizedStringKey("*a*").styledText.runs.first?.style.isItalic == true)
    }

    @Test("Values are written as their kind of interpolation says")
    func values() {
        #expect(string("\(3) of \(4.5), \(true)") == "3 of 4.5, true")
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
}
