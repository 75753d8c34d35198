import Foundation

extension HKUnit {
    /// Grams.
    public class func gram() -> HKUnit { HKUnit(from: "g") }
    /// Grams with a prefix.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "g") }
    /// Ounces.
    public class func ounce() -> HKUnit { HKUnit(from: "oz") }
    /// Pounds.
    public class func pound() -> HKUnit { HKUnit(from: "lb") }
    /// Stones.
    public class func stone() -> HKUnit { HKUnit(from: "st") }
    /// Metres.
    public class func meter() -> HKUnit { HKUnit(from: "m") }
    /// Metres with a prefix.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "m") }
    /// Inches.
    public class func inch() -> HKUnit { HKUnit(from: "in") }
    /// Feet.
    public class func foot() -> HKUnit { HKUnit(from: "ft") }
    /// Yards.
    public class func yard() -> HKUnit { HKUnit(from: "yd") }
    /// Miles.
    public class func mile() -> HKUnit { HKUnit(from: "mi") }
    /// Litres.
    public class func liter() -> HKUnit { HKUnit(from: "L") }
    /// Litres with a prefix.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "L") }
    /// Fluid ounces of the US.
    public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
    /// Imperial fluid ounces.
    public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
    /// Pints of the US.
    public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
    /// Imperial pints.
    public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
    /// Cups of the US.
    public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
    /// Imperial cups.
    public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
    /// Pascals.
    public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
    /// Pascals with a prefix.
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Pa") }
    /// Millimetres of mercury.
    public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
    /// Centimetres of water.
    public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
    /// Atmospheres.
    public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
    /// A-weighted decibels, which cannot be converted.
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
    /// Inches of mercury.
    public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
    /// Seconds.
    public class func second() -> HKUnit { HKUnit(from: "s") }
    /// Seconds with a prefix.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "s") }
    /// Minutes.
    public class func minute() -> HKUnit { HKUnit(from: "min") }
    /// Hours.
    public class func hour() -> HKUnit { HKUnit(from: "hr") }
    /// Days.
    public class func day() -> HKUnit { HKUnit(from: "d") }
    /// Joules.
    public class func joule() -> HKUnit { HKUnit(from: "J") }
    /// Joules with a prefix.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "J") }
    /// Kilocalories.
    public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    /// Small calories.
    public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
    /// Large calories.
    public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
    /// Small calories.
    public class func calorie() -> HKUnit { HKUnit(from: "cal") }
    /// Degrees Celsius.
    public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
    /// Degrees Fahrenheit.
    public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
    /// Kelvins.
    public class func kelvin() -> HKUnit { HKUnit(from: "K") }
    /// Siemens.
    public class func siemen() -> HKUnit { HKUnit(from: "S") }
    /// Siemens with a prefix.
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "S") }
    /// International units.
    public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
    /// Plain numbers.
    public class func count() -> HKUnit { HKUnit(from: "count") }
    /// Percentages, as numbers from 0 to 1.
    public class func percent() -> HKUnit { HKUnit(from: "%") }
    /// Decibels of hearing.
    public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
    /// Hertz.
    public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
    /// Hertz with a prefix.
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Hz") }
    /// Volts.
    public class func volt() -> HKUnit { HKUnit(from: "V") }
    /// Volts with a prefix.
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "V") }
    /// Watts.
    public class func watt() -> HKUnit { HKUnit(from: "W") }
    /// Watts with a prefix.
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "W") }
    /// Lux.
    public class func lux() -> HKUnit { HKUnit(from: "lx") }
    /// Lux with a prefix.
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "lx") }
    /// Radians.
    public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
    /// Degrees of an angle.
    public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
    /// Dioptres.
    public class func diopter() -> HKUnit { HKUnit(from: "D") }
    /// Points of effort.
    public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }
    /// Moles of a substance, of which one has a mass in grams.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { HKUnit(from: "mol<\(gramsPerMole)>") }
    /// Moles of a substance with a prefix.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(from: "\(prefix.symbol)mol<\(gramsPerMole)>")
    }
}

/// The mass in grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A prefix of a unit.
public enum HKMetricPrefix: Int, Sendable {
    case none = 0
    case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    var symbol: String {
        switch self {
        case .none: ""
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        case .femto: "f"
        }
    }
}
