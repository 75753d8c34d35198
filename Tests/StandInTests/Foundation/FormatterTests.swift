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

    @Test("Years and months are those of the calendar")
    func calendarUnits() throws {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = english
        formatter.unitsStyle = .full
        #expect(formatter.string(from: DateComponents(month: 14)) == "14 months")
        #expect(formatter.string(from: DateComponents(year: 1, day: 3, hour: 2)) == "1 year, 3 days, 2 hours")
        formatter.allowedUnits = [.year, .month]
        #expect(formatter.string(from: DateComponents(month: 14)) == "1 year, 2 months")
        #expect(formatter.string(from: DateComponents(month: -1)) == "-1 month")
        #expect(formatter.string(from: DateComponents(day: 3)) == "0 months")
        formatter.calendar?.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        // February and March of a leap year, and a day that is not a month.
        let start = Date(timeIntervalSince1970: 1_706_745_600)
        #expect(formatter.string(from: start, to: start + 61 * 86400) == "2 months")
        formatter.allowedUnits = [.year, .month, .day]
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: start, to: start + 61 * 86400) == "2mo 1d")
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: DateComponents(year: 2, month: 3, day: 4)) == "2y")
        formatter.maximumUnitCount = 0
        formatter.unitsStyle = .positional
        #expect(formatter.string(from: DateComponents(year: 1, day: 5)) == "1y 5d")
        #expect(formatter.string(from: 1e14) == nil)
    }

    @Test("Weeks are units of their own, and other languages have their words")
    func weeks() {
        let formatter = DateComponentsFormatter()
        formatter.calendar?.locale = english
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.weekOfMonth, .day]
        #expect(formatter.string(from: 86400 * 10) == "1 week, 3 days")
        formatter.allowedUnits = [.year, .month]
        formatter.calendar?.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: DateComponents(year: 2, month: 1)) == "2 Jahre, 1 Monat")
        formatter.calendar?.locale = Locale(identifier: "fr_FR")
        #expect(formatter.string(from: DateComponents(year: 2, month: 3)) == "2 ans, 3 mois")
    }

    @Test("A measurement is in the units of the locale, or in its own")
    func localUnits() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        formatter.numberFormatter.maximumFractionDigits = 1
        let way = Measurement(value: 10, unit: UnitLength.kilometers)
        #expect(formatter.string(from: way) == "6.2 mi")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "10 km")
        formatter.unitOptions = []
        formatter.locale = Locale(identifier: "en_GB")
        #expect(formatter.string(from: way) == "6.2 mi")
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.pounds)) == "0.9 kg")
    }

    @Test(
        "A natural unit suits the size of the number",
        arguments: [(5000.0, "5 km"), (0.25, "25 cm"), (0, "0 m"), (-1500, "-1.5 km"), (0.000_5, "0.5 mm")]
    )
    func naturalScale(metres: Double, text: String) {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_AU")
        formatter.unitOptions = .naturalScale
        #expect(formatter.string(from: Measurement(value: metres, unit: UnitLength.meters)) == text)
    }

    @Test("A long unit is a word, in the spelling of the country, and a short one has no space")
    func unitStyles() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 meter")
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitLength.feet)) == "2 feet")
        #expect(formatter.string(from: UnitMass.grams) == "grams")
        formatter.locale = Locale(identifier: "en_GB")
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitVolume.liters)) == "2 litres")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "2 m")
        formatter.unitStyle = .short
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "2m")
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
