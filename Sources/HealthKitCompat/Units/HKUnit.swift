import Foundation

/// A unit of measurement: a product of powers of base units.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: a unit has no value that changes.

    /// The units that are multiplied, with their exponents.
    let powers: [UnitPower]

    init(powers: [UnitPower]) { self.powers = powers }

    /// Creates a unit from its name, such as `count/min` or `mg/dL`.
    ///
    /// The name must consist of the names of units, powers (`^`), products (`.` or `*`) and one quotient.
    public convenience init(from string: String) {
        guard let powers = UnitParser.powers(in: string) else {
            preconditionFailure("“\(string)” is no unit of health data")
        }
        self.init(powers: powers)
    }

    /// The name of the unit, from which it can be made.
    open var unitString: String {
        let above = powers.filter { $0.exponent > 0 }
        let below = powers.filter { $0.exponent < 0 }
        if above.isEmpty && below.isEmpty { return "()" }
        let numerator = above.isEmpty ? "1" : above.map { $0.text(of: $0.exponent) }.joined(separator: "·")
        if below.isEmpty { return numerator }
        return numerator + "/" + below.map { $0.text(of: -$0.exponent) }.joined(separator: "·")
    }

    /// Whether the unit is that of plain numbers.
    open func isNull() -> Bool { powers.isEmpty }

    /// Returns the product of two units.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(powers: UnitPower.product(powers + unit.powers)) }
    /// Returns the quotient of two units.
    open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
    /// Returns a power of the unit.
    open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(powers: UnitPower.power(power, of: powers)) }
    /// Returns one divided by the unit.
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    /// The dimensions of the unit with their exponents. Units with the same dimensions can be converted.
    var dimensions: [UnitDimension: Int] {
        var all: [UnitDimension: Int] = [:]
        for power in powers {
            for (dimension, exponent) in power.base.dimensions {
                all[dimension, default: 0] += exponent * power.exponent
            }
        }
        return all.filter { $0.value != 0 }
    }

    /// How much of the base units one of the unit is.
    var factor: Double { powers.reduce(1) { $0 * pow($1.base.factor, Double($1.exponent)) } }

    /// The number of units between the zero of the unit and that of its dimension, for a temperature.
    var offset: Double { powers.count == 1 && powers[0].exponent == 1 ? powers[0].base.offset : 0 }

    /// Returns the unit itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether the other object is the same unit.
    override open func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
    /// A hash value of the name.
    override open var hash: Int { unitString.hashValue }
    /// The name.
    override open var description: String { unitString }
}

/// A power of a unit with a name.
struct UnitPower {
    let base: NamedUnit
    let exponent: Int

    func text(of exponent: Int) -> String { exponent == 1 ? base.name : "\(base.name)^\(exponent)" }

    /// Returns factors with each unit once. The order is that of the names, with the count first.
    static func product(_ factors: [UnitPower]) -> [UnitPower] {
        var exponents: [String: Int] = [:]
        var bases: [String: NamedUnit] = [:]
        for factor in factors {
            exponents[factor.base.name, default: 0] += factor.exponent
            bases[factor.base.name] = factor.base
        }
        return exponents.filter { $0.value != 0 }.sorted { $0.key < $1.key }
            .compactMap { name, exponent in bases[name].map { UnitPower(base: $0, exponent: exponent) } }
    }

    static func power(_ power: Int, of factors: [UnitPower]) -> [UnitPower] {
        product(factors.map { UnitPower(base: $0.base, exponent: $0.exponent * power) })
    }
}

/// What a unit measures.
enum UnitDimension: Hashable {
    case mass, length, time, temperature, charge, pharmacology, hearing, sound, angle, light, effort
}
