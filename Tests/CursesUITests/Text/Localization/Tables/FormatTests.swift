import Foundation
import Testing
@testable import CursesUI

@Suite struct FormatTests {
    private func filled(
        _ format: String, _ arguments: [FormatArgument], locale: String = "en_US", numbers: NumberFormat = .plain
    ) -> String {
        var context = FormatContext(
            language: LanguageTag("en"), locale: Locale(identifier: locale), arguments: arguments)
        context.numberFormat = numbers
        return FormatFiller.pieces(of: LocalizedEntry(format), key: format, in: context).map(\.text).joined()
    }

    @Test(
        "Conversions write their arguments as printf does",
        arguments: [
            ("%d|%5d|%-5d|%05d|%+d|% d|%.3d", -7, "-7|   -7|-7   |-0007|-7|-7|-007"),
            ("%d|%5d|%-5d|%05d|%+d|% d|%.3d", 42, "42|   42|42   |00042|+42| 42|042"),
            (
                "%lld|%ld|%i|%u|%hhd|%qd|%zu", 9_000_000_000,
                Array(repeating: "9000000000", count: 7).joined(separator: "|")
            ),
            ("%x|%X|%#x|%o|%llx|%c", 65, "41|41|0x41|101|41|A"),
            ("%x|%llx", -1, "ffffffff|ffffffffffffffff"),
        ] as [(String, Int64, String)]
    )
    func integers(format: String, value: Int64, expected: String) {
        let count = FormatString(format).pieces.count
        #expect(filled(format, Array(repeating: .signed(value), count: count)) == expected)
    }

    @Test(
        "Conversions write doubles as printf does",
        arguments: [
            ("%f", 1.5, "1.500000"), ("%.2f", 2.345, "2.35"), ("%8.1f|", 3.14159, "     3.1|"), ("%lf", 0, "0.000000"),
            ("%-8.1f|", 3.14159, "3.1     |"), ("%08.2f", -1.5, "-0001.50"), ("%+.0f", 2, "+2"),
            ("%e", 12345.678, "1.234568e+04"),
            ("%g", 0.0001, "0.0001"), ("%d", 2.9, "2"), ("%@", 2.5, "2.5"), ("%f", .infinity, "inf"),
            ("%d", .nan, "nan"),
            ("%.1000f", 0, "0." + String(repeating: "0", count: 512)),
        ] as [(String, Double, String)]
    )
    func doubles(format: String, value: Double, expected: String) {
        #expect(filled(format, [.double(value)]) == expected)
    }

    @Test("Arguments are taken in turn or by their numbers")
    func positions() {
        let arguments: [FormatArgument] = [.string("a"), .string("b"), .signed(3)]
        #expect(filled("%@ %@ %d", arguments) == "a b 3")
        #expect(filled("%2$@ %1$@ %3$lld %2$@", arguments) == "b a 3 b")
        #expect(filled("%5s|%-3s|%.1s", [.string("x"), .string("y"), .string("zz")]) == "    x|y  |z")
        #expect(filled("%*d|", [.signed(4), .signed(7)]) == "   7|")
    }

    @Test(
        "A percent sign that starts no conversion stays",
        arguments: [
            ("%% %@", "% x"), ("50%", "50%"), ("% ", "% "), ("%", "%"), ("%5", "%5"), ("%1$", "%1$"), ("%y", "%y"),
            ("%#@", "%#@"), ("%#@missing@", "%#@missing@"), ("%#@@", "%#@@"), ("%3$@", "%3$@"), ("%0$@", "%0$@"),
            ("%é", "%é"),
            ("%@ %@", "x %@"), ("%arg", "%arg"),
        ]
    )
    func stray(format: String, expected: String) {
        #expect(filled(format, [.string("x")]) == expected)
    }

    @Test("A text without arguments is no format")
    func noFormat() {
        #expect(filled("100% sure, %d %%", []) == "100% sure, %d %%")
    }

    @Test("An argument of another type is shown for what it is")
    func mismatches() {
        #expect(filled("%d %f %x", [.string("a"), .string("b"), .string("c")]) == "a b c")
        #expect(filled("%@ %s", [.signed(1), .double(2.5)]) == "1 2.5")
        #expect(filled("%f %d", [.signed(1), .unsigned(.max)]) == "1.000000 18446744073709551615")
        #expect(filled("%c", [.signed(-1)]) == "-1")
    }

    @Test("Numbers are written in the locale")
    func localized() {
        #expect(filled("%lld", [.signed(1_234_567)], numbers: .localized) == "1,234,567")
        #expect(filled("%lld", [.signed(1_234_567)], locale: "de_DE", numbers: .localized) == "1.234.567")
        #expect(filled("%.2f", [.double(1234.5)], locale: "de_DE", numbers: .localized) == "1.234,50")
        #expect(filled("%f", [.double(0.5)], numbers: .localized) == "0.500000")
        #expect(filled("%d", [.signed(42)], locale: "ar_EG", numbers: .localized) == "٤٢")
        #expect(filled("%8lld|%+d", [.signed(1234), .signed(5)], numbers: .localized) == "   1,234|+5")
        #expect(filled("%x %05d", [.signed(4096), .signed(7)], numbers: .localized) == "1000 00007")
    }

    @Test("An argument's own percent signs and markup are text")
    func injection() {
        #expect(
            filled("%@ %@", [.string("%d %#@a@"), .string("^[1 x](inflect: true)")]) == "%d %#@a@ ^[1 x](inflect: true)"
        )
    }

    @Test("Pieces tell arguments from the text of the translation")
    func pieces() {
        let context = FormatContext(
            language: LanguageTag("en"), locale: Locale(identifier: "en"), arguments: [.string("*x*"), .signed(2)])
        let pieces = FormatFiller.pieces(of: LocalizedEntry("**%2$d** 100%% %1$@"), key: "", in: context)
        #expect(
            pieces == [
                FormattedPiece(text: "**"), FormattedPiece(text: "2", argument: 1, specifier: "%2$d"),
                FormattedPiece(text: "** 100% "), FormattedPiece(text: "*x*", argument: 0, specifier: "%1$@"),
            ])
    }

    @Test("Variables that refer to each other stay finite")
    func cycles() {
        var entry = LocalizedEntry("%#@a@")
        let text = String(repeating: "%#@a@ ", count: 100)
        entry.variables["a"] = FormatVariable(specifier: "d", variant: .plural([.other: .text(text)]))
        let context = FormatContext(
            language: LanguageTag("en"), locale: Locale(identifier: "en"), arguments: [.signed(2)])
        let pieces = FormatFiller.pieces(of: entry, key: "", in: context)
        #expect(pieces.map(\.text).joined().utf8.count < 100_000)
    }

    @Test("A format of megabytes is filled in linear time")
    func long() {
        #expect(filled(String(repeating: "%%", count: 1_000_000), [.signed(1)]).utf8.count == 1_000_000)
        #expect(filled(String(repeating: "^[", count: 500_000), [.signed(1)]).utf8.count == 1_000_000)
        #expect(filled("%" + String(repeating: "9", count: 100_000) + "d", [.signed(1)]).count == 512)
    }
}
