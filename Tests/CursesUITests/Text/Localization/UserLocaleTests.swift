import Foundation
import Testing

@testable import CursesUI

@Suite("The locale of the user")
struct UserLocaleTests {
    private func identifier(_ variables: [String: String]) -> String? {
        UserLocale.locale(in: variables)?.identifier
    }

    @Test("The variables count in the order of POSIX")
    func order() {
        #expect(identifier(["LANG": "de_DE.UTF-8"]) == "de_DE")
        #expect(identifier(["LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"]) == "fr_FR")
        #expect(identifier(["LANG": "en", "LC_MESSAGES": "fr", "LC_ALL": "he_IL"]) == "he_IL")
        #expect(identifier(["LANG": "pl_PL", "LC_ALL": ""]) == "pl_PL")
    }

    @Test("The locales without a language are nobody's", arguments: ["C", "C.UTF-8", "POSIX", "", "en_", "123"])
    func none(name: String) {
        #expect(identifier(["LANG": name]) == (name == "en_" ? "en" : nil))
    }

    @Test("A modifier names the script")
    func scripts() {
        #expect(identifier(["LANG": "sr_RS.UTF-8@latin"]) == "sr_Latn_RS")
        #expect(identifier(["LANG": "de_DE@euro"]) == "de_DE")
        #expect(identifier(["LANG": "zh_TW.UTF-8"]) == "zh_TW")
    }

    @Test("A test has the same locale everywhere")
    func tests() {
        #expect(UserLocale.current == .autoupdatingCurrent)
        #expect(EnvironmentValues().locale == .autoupdatingCurrent)
    }
}
