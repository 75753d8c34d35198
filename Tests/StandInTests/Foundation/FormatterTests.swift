import FoundationGaps
import Testing

@Suite("Formatters that Foundation lacks on Linux")
struct FormatterTests {
    private let english = Locale(identifier: "en_US")

    @Test("A list is a sentence")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", 3]) == "a, b, and 3")
        #expect(formatter.string(from: []) == "")
        #expect(formatter.string(for: 3) == nil)
    }

    @Test("A time is as seen from another one")
    func relative() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
    }

    @Test(
        "A duration has its units with colons",
        arguments: [(3909, "1:05:09"), (59, "59"), (-65, "-1:05"), (0, "0"), (90061, "1:01:01:01")]
    )
    func positional(seconds: Int, text: String) {
        #expect(DateComponentsFormatter().string(from: TimeInterval(seconds)) == text)
    }

    @Test("A duration is padded, or has words")
    func durations() {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = english
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 5) == "00:05")
        formatter.zeroFormattingBehavior = .default
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3900) == "1 hour, 5 minutes")
        #expect(formatter.string(from: DateComponents(minute: 3)) == "3 minutes")
        #expect(formatter.string(from: .infinity) == nil)
    }

    @Test("A measurement has the number of the locale and the symbol of its unit")
    func measurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 3.5, unit: UnitLength.kilometers)) == "3,5 km")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
    }

    @Test("A style writes a measurement with the number of the locale and the symbol of its unit")
    func measurementStyles() {
        let way = Measurement(value: 3.5, unit: UnitLength.kilometers)
        let german = Locale(identifier: "de_DE")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(german)) == "3,5 km")
        #expect(way.formatted(.measurement(width: .narrow).locale(english)) == "3.5km")
        let rounded = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0)).locale(english)
        let warmth = Measurement(value: 20.6, unit: UnitTemperature.celsius)
        #expect(warmth.formatted(.measurement(width: .wide, numberFormatStyle: rounded)) == "21°C")
    }

    @Test(
        "Pages and mail are found in texts, without the signs around them",
        arguments: [
            ("See https://swift.org/a(b), or not", ["https://swift.org/a(b)"]),
            ("(www.example.org)", ["http://www.example.org"]),
            ("Mail ada@example.org!", ["mailto:ada@example.org"]), ("a@b, 3.14, example.org", []),
            ("漢字 https://swift.org/漢", ["https://swift.org/%E6%BC%A2"]),
        ]
    )
    func links(text: String, addresses: [String]) throws {
        let detector = try NSDataDetector(types: 1 << 6)
        let range = NSRange(location: 0, length: text.utf16.count)
        #expect(detector.matches(in: text, range: range).map { $0.url?.absoluteString } == addresses)
        #expect(detector.numberOfMatches(in: text, range: range) == addresses.count)
    }

    @Test(
        "Telephone numbers are found in texts, but no dates, addresses, prices and other numbers",
        arguments: [
            ("Call +49 30 1234567 or (555) 010-9999 now", ["+49 30 1234567", "(555) 010-9999"]),
            ("tel. 030/1234567, 555-0199.", ["030/1234567", "555-0199"]), ("5550109999", ["5550109999"]),
            ("+1-202-555-0143", ["+1-202-555-0143"]), ("+442079460958", ["+442079460958"]),
            ("02 07 94 60 95", ["02 07 94 60 95"]),
            ("2026-11-29, 29.11.2026 and 192.168.100.200", []), ("1234567 lines, 12:30, 3.14, $1000000", []),
            ("version 10.2.3, 1234567890123456", []), ("a1234567890 and 1234567890b", []),
        ]
    )
    func telephoneNumbers(text: String, numbers: [String]) throws {
        let range = NSRange(location: 0, length: text.utf16.count)
        let matches = try NSDataDetector(types: 1 << 11).matches(in: text, range: range)
        #expect(matches.map(\.phoneNumber) == numbers)
        #expect(matches.map { (text as NSString).substring(with: $0.range) } == numbers)
        #expect(try NSDataDetector(types: 1 << 6).numberOfMatches(in: text, range: range) == 0)
    }

    @Test("The types of links and telephone numbers are Foundation's, and both are found in their order")
    @available(*, deprecated)
    func types() throws {
        let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
        let text = "555-0199, https://a.example/555-0199, ada@a.example"
        let found = try NSDataDetector(types: types.rawValue).matches(
            in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(found.map(\.resultType) == [.phoneNumber, .link, .link])
    }
}
