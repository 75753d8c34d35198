import Foundation

/// The English words for units.
enum UnitWords {
    /// The words for one and for several, in American spelling.
    private static let words: [(unit: Dimension, one: String, several: String)] = [
        (UnitLength.kilometers, "kilometer", "kilometers"), (UnitLength.meters, "meter", "meters"),
        (UnitLength.centimeters, "centimeter", "centimeters"), (UnitLength.millimeters, "millimeter", "millimeters"),
        (UnitLength.miles, "mile", "miles"), (UnitLength.yards, "yard", "yards"), (UnitLength.feet, "foot", "feet"),
        (UnitLength.inches, "inch", "inches"), (UnitLength.nauticalMiles, "nautical mile", "nautical miles"),
        (UnitLength.lightyears, "light year", "light years"),
        (UnitMass.metricTons, "metric ton", "metric tons"), (UnitMass.kilograms, "kilogram", "kilograms"),
        (UnitMass.grams, "gram", "grams"), (UnitMass.milligrams, "milligram", "milligrams"),
        (UnitMass.micrograms, "microgram", "micrograms"), (UnitMass.pounds, "pound", "pounds"),
        (UnitMass.ounces, "ounce", "ounces"), (UnitMass.stones, "stone", "stones"),
        (UnitVolume.liters, "liter", "liters"), (UnitVolume.milliliters, "milliliter", "milliliters"),
        (UnitVolume.gallons, "gallon", "gallons"), (UnitVolume.quarts, "quart", "quarts"),
        (UnitVolume.pints, "pint", "pints"), (UnitVolume.cups, "cup", "cups"),
        (UnitVolume.fluidOunces, "fluid ounce", "fluid ounces"),
        (UnitVolume.tablespoons, "tablespoon", "tablespoons"), (UnitVolume.teaspoons, "teaspoon", "teaspoons"),
        (UnitVolume.cubicMeters, "cubic meter", "cubic meters"),
        (UnitTemperature.celsius, "degree Celsius", "degrees Celsius"),
        (UnitTemperature.fahrenheit, "degree Fahrenheit", "degrees Fahrenheit"),
        (UnitTemperature.kelvin, "kelvin", "kelvins"),
        (UnitSpeed.kilometersPerHour, "kilometer per hour", "kilometers per hour"),
        (UnitSpeed.metersPerSecond, "meter per second", "meters per second"),
        (UnitSpeed.milesPerHour, "mile per hour", "miles per hour"), (UnitSpeed.knots, "knot", "knots"),
        (UnitDuration.hours, "hour", "hours"), (UnitDuration.minutes, "minute", "minutes"),
        (UnitDuration.seconds, "second", "seconds"), (UnitAngle.degrees, "degree", "degrees"),
        (UnitAngle.radians, "radian", "radians"), (UnitArea.squareMeters, "square meter", "square meters"),
        (UnitArea.squareKilometers, "square kilometer", "square kilometers"),
        (UnitArea.hectares, "hectare", "hectares"),
        (UnitArea.acres, "acre", "acres"), (UnitArea.squareFeet, "square foot", "square feet"),
        (UnitArea.squareMiles, "square mile", "square miles"), (UnitEnergy.kilojoules, "kilojoule", "kilojoules"),
        (UnitEnergy.joules, "joule", "joules"), (UnitEnergy.kilocalories, "kilocalorie", "kilocalories"),
        (UnitEnergy.calories, "calorie", "calories"), (UnitEnergy.kilowattHours, "kilowatt hour", "kilowatt hours"),
        (UnitPower.gigawatts, "gigawatt", "gigawatts"), (UnitPower.megawatts, "megawatt", "megawatts"),
        (UnitPower.kilowatts, "kilowatt", "kilowatts"), (UnitPower.watts, "watt", "watts"),
        (UnitPower.horsepower, "horsepower", "horsepower"), (UnitFrequency.gigahertz, "gigahertz", "gigahertz"),
        (UnitFrequency.megahertz, "megahertz", "megahertz"), (UnitFrequency.kilohertz, "kilohertz", "kilohertz"),
        (UnitFrequency.hertz, "hertz", "hertz"), (UnitPressure.hectopascals, "hectopascal", "hectopascals"),
        (UnitPressure.bars, "bar", "bars"), (UnitInformationStorage.terabytes, "terabyte", "terabytes"),
        (UnitInformationStorage.gigabytes, "gigabyte", "gigabytes"),
        (UnitInformationStorage.megabytes, "megabyte", "megabytes"),
        (UnitInformationStorage.kilobytes, "kilobyte", "kilobytes"), (UnitInformationStorage.bytes, "byte", "bytes"),
    ]

    /// Returns the words for a unit in a locale; `nil` for a unit without words, and for other languages.
    static func words(for unit: Unit, isOne: Bool, in locale: Locale) -> String? {
        guard locale.language.languageCode?.identifier == "en", let unit = unit as? Dimension,
            let found = words.first(where: { $0.unit == unit })
        else { return nil }
        let text = isOne ? found.one : found.several
        guard ![nil, "US", "PH"].contains(locale.region?.identifier) else { return text }
        return text.replacingOccurrences(of: "meter", with: "metre").replacingOccurrences(of: "liter", with: "litre")
    }
}
