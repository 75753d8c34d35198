import Foundation

/// A unit that has a name, such as `kg`.
struct NamedUnit {
    let name: String
    let dimensions: [UnitDimension: Int]
    /// How many grams, metres, seconds and so on one of the unit is.
    let factor: Double
    /// The number of units between the zero of the unit and that of its dimension.
    var offset = 0.0

    /// Returns the unit with a name.
    static func named(_ name: String) -> NamedUnit? {
        let name = ["l": "L", "ml": "mL", "dl": "dL", "cl": "cL"][name] ?? name
        if let unit = units[name] { return unit }
        if name.hasPrefix("mol<") || name.dropFirst().hasPrefix("mol<") || name.dropFirst(2).hasPrefix("mol<") {
            return mole(name)
        }
        for (prefix, factor) in prefixes where name.hasPrefix(prefix) {
            guard let unit = units[String(name.dropFirst(prefix.count))], hasPrefixes.contains(unit.name) else {
                continue
            }
            return NamedUnit(name: name, dimensions: unit.dimensions, factor: unit.factor * factor)
        }
        return nil
    }

    private static func mole(_ name: String) -> NamedUnit? {
        guard let start = name.range(of: "mol<"), name.hasSuffix(">"),
            let grams = Double(name[start.upperBound...].dropLast())
        else { return nil }
        let prefix = String(name[..<start.lowerBound])
        guard let factor = prefix.isEmpty ? 1 : prefixes.first(where: { $0.0 == prefix })?.1 else { return nil }
        return NamedUnit(name: name, dimensions: [.mass: 1], factor: grams * factor)
    }

    /// The prefixes, with longer ones first.
    private static let prefixes: [(String, Double)] = [
        ("da", 10), ("mc", 1e-6), ("d", 0.1), ("h", 100), ("c", 0.01), ("k", 1000), ("m", 1e-3), ("M", 1e6),
        ("n", 1e-9), ("G", 1e9), ("p", 1e-12), ("T", 1e12), ("f", 1e-15),
    ]

    /// The units that can have a prefix.
    private static let hasPrefixes: Set = ["g", "m", "L", "Pa", "s", "J", "K", "S", "Hz", "V", "W", "lx"]

    private static let units: [String: NamedUnit] = {
        let energy: [UnitDimension: Int] = [.mass: 1, .length: 2, .time: -2]
        let pressure: [UnitDimension: Int] = [.mass: 1, .length: -1, .time: -2]
        let voltage: [UnitDimension: Int] = [.mass: 1, .length: 2, .time: -2, .charge: -1]
        let conductance: [UnitDimension: Int] = [.mass: -1, .length: -2, .time: 1, .charge: 2]
        let lists: [([UnitDimension: Int], [(String, Double)])] = [
            ([:], [("count", 1), ("%", 1)]),
            ([.mass: 1], [("g", 1), ("oz", 28.349523125), ("lb", 453.59237), ("st", 6350.29318)]),
            ([.length: 1], [("m", 1), ("in", 0.0254), ("ft", 0.3048), ("yd", 0.9144), ("mi", 1609.344)]),
            (
                [.length: 3],
                [
                    ("L", 0.001), ("fl_oz_us", 0.0000295735295625), ("fl_oz_imp", 0.0000284130625),
                    ("pt_us", 0.000473176473), ("pt_imp", 0.00056826125), ("cup_us", 0.0002365882365),
                    ("cup_imp", 0.000284130625),
                ]
            ),
            (
                pressure,
                [
                    ("Pa", 1000), ("mmHg", 133_322.387415), ("cmAq", 98_066.5), ("atm", 101_325_000),
                    ("inHg", 3_386_388.16),
                ]
            ),
            ([.time: 1], [("s", 1), ("min", 60), ("hr", 3600), ("d", 86400)]),
            ([.time: -1], [("Hz", 1)]),
            (energy, [("J", 1000), ("cal", 4184), ("kcal", 4_184_000), ("Cal", 4_184_000)]),
            ([.mass: 1, .length: 2, .time: -3], [("W", 1000)]),
            ([.temperature: 1], [("K", 1)]),
            (conductance, [("S", 0.001)]),
            (voltage, [("V", 1000)]),
            ([.pharmacology: 1], [("IU", 1)]),
            ([.hearing: 1], [("dBHL", 1)]),
            ([.sound: 1], [("dBASPL", 1)]),
            ([.angle: 1], [("rad", 1), ("deg", .pi / 180)]),
            ([.light: 1], [("lx", 1)]),
            ([.length: -1], [("D", 1)]),
            ([.effort: 1], [("appleEffortScore", 1)]),
        ]
        var all: [String: NamedUnit] = [:]
        for (dimensions, units) in lists {
            for (name, factor) in units { all[name] = NamedUnit(name: name, dimensions: dimensions, factor: factor) }
        }
        all["degC"] = NamedUnit(name: "degC", dimensions: [.temperature: 1], factor: 1, offset: 273.15)
        all["degF"] = NamedUnit(name: "degF", dimensions: [.temperature: 1], factor: 5.0 / 9, offset: 459.67)
        return all
    }()
}
