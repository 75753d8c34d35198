import CoreLocationCompat

/// Formats distances, such as `3.5 km`, rounded as on road signs.
public final class MKDistanceFormatter: Formatter, @unchecked Sendable {
    // `@unchecked` is the class's own: Foundation's formatters are marked so. Code uses a formatter on one thread at a
    // time, as on Apple's platforms.

    /// The units of distances.
    public enum Units: UInt, Sendable {
        /// Those of the locale.
        case `default`
        case metric
        /// Miles and feet.
        case imperial
        /// Miles and yards.
        case imperialWithYards
    }

    /// The length of the name of a unit.
    public enum DistanceUnitStyle: UInt, Sendable {
        /// The symbol.
        case `default`
        /// The symbol.
        case abbreviated
        /// The word, in English.
        case full
    }

    /// The units.
    public var units = Units.default
    /// The length of the name of the unit.
    public var unitStyle = DistanceUnitStyle.default
    /// The locale of the numbers and of the default units.
    public var locale: Locale! = .current

    private enum Unit {
        case metres, kilometres, feet, yards, miles

        var length: Double {
            switch self {
            case .metres: 1
            case .kilometres: 1000
            case .feet: 0.3048
            case .yards: 0.9144
            case .miles: 1609.344
            }
        }

        /// The symbol and the words for one and for several.
        var names: (symbol: String, one: String, several: String) {
            switch self {
            case .metres: ("m", "meter", "meters")
            case .kilometres: ("km", "kilometer", "kilometers")
            case .feet: ("ft", "foot", "feet")
            case .yards: ("yd", "yard", "yards")
            case .miles: ("mi", "mile", "miles")
            }
        }
    }

    private var knownUnits: Units {
        guard units == .default else { return units }
        switch (locale ?? .current).measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// Returns a distance in metres as text.
    public func string(fromDistance distance: CLLocationDistance) -> String {
        let metres = distance.isFinite ? max(0, distance) : 0
        let (short, long): (Unit, Unit) =
            switch knownUnits {
            case .imperial: (.feet, .miles)
            case .imperialWithYards: (.yards, .miles)
            default: (.metres, .kilometres)
            }
        // A tenth of a mile is the shortest distance that is written in miles.
        let isLong = metres >= (long == .miles ? long.length / 10 : long.length) * 0.9995
        let unit = isLong ? long : short
        let count = metres / unit.length
        let step = isLong ? (count < 10 ? 0.1 : 1) : (count < 100 ? 5 : 50)
        let rounded = (count / step).rounded() * step
        let number = rounded.formatted(.number.precision(.fractionLength(0...1)).locale(locale ?? .current))
        let name = unitStyle == .full ? (rounded == 1 ? unit.names.one : unit.names.several) : unit.names.symbol
        return "\(number) \(name)"
    }

    /// Returns the distance in metres of a text with a number and a unit; -1 if it has none.
    public func distance(from distance: String) -> CLLocationDistance {
        let text = distance.trimmingCharacters(in: .whitespaces)
        let all: [Unit] = [.metres, .kilometres, .feet, .yards, .miles]
        let names = all.flatMap { unit in
            [unit.names.symbol, unit.names.one, unit.names.several].map { (name: $0, unit: unit) }
        }
        let digits = text.prefix { $0.isNumber || ".,'’ \u{A0}\u{202F}-".contains($0) }
        let rest = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces).lowercased()
        let number = digits.trimmingCharacters(in: .whitespaces)
        guard let unit = names.first(where: { $0.name == rest })?.unit,
            let count = try? Double(number, format: .number.locale(locale ?? .current))
        else { return -1 }
        return count * unit.length
    }

    /// Returns a distance in metres as text; `nil` if the object is not a number.
    public override func string(for obj: Any?) -> String? {
        switch obj {
        case let number as NSNumber: string(fromDistance: number.doubleValue)
        case let number as Double: string(fromDistance: number)
        default: nil
        }
    }
}
