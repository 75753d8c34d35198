import Foundation

/// The units that suit a locale, and those that suit the size of a number.
enum UnitScales {
    /// Units of one dimension and one system, the largest first.
    private static let scales: [[Dimension]] = [
        [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters],
        [UnitLength.miles, UnitLength.feet, UnitLength.inches],
        [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.micrograms],
        [UnitMass.pounds, UnitMass.ounces],
        [UnitVolume.liters, UnitVolume.milliliters],
        [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.cups, UnitVolume.fluidOunces],
        [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds],
        [UnitFrequency.gigahertz, UnitFrequency.megahertz, UnitFrequency.kilohertz, UnitFrequency.hertz],
        [UnitPower.gigawatts, UnitPower.megawatts, UnitPower.kilowatts, UnitPower.watts],
        [UnitEnergy.kilojoules, UnitEnergy.joules],
        [UnitEnergy.kilocalories, UnitEnergy.calories],
        [
            UnitInformationStorage.terabytes, UnitInformationStorage.gigabytes, UnitInformationStorage.megabytes,
            UnitInformationStorage.kilobytes, UnitInformationStorage.bytes,
        ],
    ]

    /// Returns the units among which the size of a number decides, the largest first; only the unit itself if there are
    /// no others.
    static func scale(with unit: Dimension) -> [Dimension] {
        if unit == UnitLength.yards { return scales[1] }
        return scales.first { $0.contains(unit) } ?? [unit]
    }

    /// The units of the metric system, and those of the American one.
    private static let pairs: [(metric: Dimension, american: Dimension)] = [
        (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
        (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
        (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
        (UnitVolume.liters, UnitVolume.gallons), (UnitVolume.milliliters, UnitVolume.fluidOunces),
        (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour), (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour),
        (UnitTemperature.celsius, UnitTemperature.fahrenheit),
    ]

    /// The measures for which the United Kingdom uses the same units as the United States.
    private static let british: [Dimension] = [
        UnitLength.kilometers, UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond,
    ]

    /// Returns the unit of a system that takes the place of a unit of another system.
    static func unit(for unit: Dimension, in system: Locale.MeasurementSystem) -> Dimension {
        let american = pairs.first { $0.metric == unit }?.american
        if system == .us { return american ?? unit }
        if system == .uk, british.contains(unit) { return american ?? unit }
        if system == .uk, unit == UnitLength.miles || unit == UnitSpeed.milesPerHour { return unit }
        if unit == UnitLength.yards { return UnitLength.meters }
        return pairs.first { $0.american == unit }?.metric ?? unit
    }
}
