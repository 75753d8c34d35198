import CursesUISupport
import Foundation
import Testing

@testable import CursesUI

@Suite("The digits of integers")
struct IntegerDigitsTests {
    @Test("are those of Foundation in each locale that it knows")
    func allLocales() {
        var generator = SystemRandomNumberGenerator()
        var learned = 0
        for name in Locale.availableIdentifiers {
            let locale = Locale(identifier: name)
            guard let digits = IntegerDigits.of(locale) else { continue }
            learned += 1
            for _ in 0..<4 {
                let value = Int64.random(in: .min ... .max, using: &generator) >> Int64.random(in: 0...63)
                let expected = NumberFormat.cells.string(.signed(value), nil, locale)
                #expect(digits.string(value.magnitude, isNegative: value < 0) == expected, "\(name)")
            }
        }
        #expect(learned > Locale.availableIdentifiers.count / 2)
    }

    @Test(
        "are grouped as the locale does",
        arguments: [
            ("en", "1,234", "1,234,567"), ("de", "1.234", "1.234.567"), ("es", "1234", "1.234.567"),
            ("hi", "1,234", "12,34,567"), ("en_US_POSIX", "1234", "1234567"),
        ])
    func groups(name: String, short: String, long: String) throws {
        let digits = try #require(IntegerDigits.of(Locale(identifier: name)))
        #expect(digits.string(1234, isNegative: false) == short)
        #expect(digits.string(1_234_567, isNegative: false) == long)
        #expect(digits.string(7, isNegative: true) == "-7")
    }

    @Test("are left to Foundation where they are not those of ASCII")
    func otherDigits() {
        #expect(IntegerDigits.of(Locale(identifier: "ar_EG")) == nil)
    }

    @Test("reach the greatest number")
    func greatest() throws {
        let digits = try #require(IntegerDigits.of(Locale(identifier: "en")))
        #expect(digits.string(.max, isNegative: false) == "18,446,744,073,709,551,615")
        #expect(digits.string(Int64.min.magnitude, isNegative: true) == "-9,223,372,036,854,775,808")
    }
}
