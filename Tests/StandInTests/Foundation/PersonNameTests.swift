import FoundationGaps
import Testing

@Suite("Names of persons")
struct PersonNameTests {
    @Test(
        "A name is written in four lengths",
        arguments: zip(
            [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated],
            ["Tom", "Thomas Clark", "Mr. Thomas Louis Clark Esq.", "TC"]))
    func lengths(style: PersonNameComponents.FormatStyle.Style, expected: String) {
        let name = PersonNameComponents(
            namePrefix: "Mr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
            nickname: "Tom")
        #expect(name.formatted(.name(style: style).locale(Locale(identifier: "en_US"))) == expected)
    }

    @Test("The family name is first in East Asia, and in Hungary")
    func order() {
        var name = PersonNameComponents()
        name.givenName = "一郎"
        name.familyName = "鈴木"
        #expect(name.formatted() == "鈴木一郎")
        let latin = PersonNameComponents(givenName: "Béla", familyName: "Bartók")
        #expect(latin.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Bartók Béla")
        #expect(latin.formatted(.name(style: .short)) == "Béla" && PersonNameComponents().formatted().isEmpty)
    }
}
