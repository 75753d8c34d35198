import Foundation

/// A type of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
    // Sendable: a type has no value that changes.

    /// The name of the type.
    public let identifier: String

    init(name: String) { identifier = name }

    /// Returns the type of samples that are quantities.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    /// Returns the type of samples that have one of some values.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    /// Returns the type of a characteristic of the user.
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }

    /// Returns the type of samples that combine others.
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }

    /// Returns the type of series with a name.
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(name: identifier) }

    /// Returns the type of workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(name: HKWorkoutTypeIdentifier) }

    /// Returns the type of summaries of a day.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(name: "HKActivitySummaryTypeIdentifier")
    }

    /// Returns the type of audiograms.
    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(name: "HKDataTypeIdentifierAudiogram")
    }

    /// Returns the type of electrocardiograms.
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(name: "HKDataTypeIdentifierElectrocardiogram")
    }

    /// Returns the type of states of mind.
    open class func stateOfMindType() -> HKStateOfMindType {
        HKStateOfMindType(name: "HKDataTypeStateOfMind")
    }

    /// Whether the user allows each object of the type separately: no.
    open func requiresPerObjectAuthorization() -> Bool { false }

    /// Whether the other object is the same type.
    override open func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    /// A hash value of the name.
    override open var hash: Int { identifier.hashValue }
    /// The name.
    override open var description: String { identifier }
}

/// A characteristic of the user, such as the date of birth.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// Creates a type.
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// A type of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {
    /// Whether a sample has a greatest duration: no.
    open var isMaximumDurationRestricted: Bool { false }
    /// The greatest duration of a sample in seconds.
    open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
    /// Whether a sample has a smallest duration: no.
    open var isMinimumDurationRestricted: Bool { false }
    /// The smallest duration of a sample in seconds.
    open var minimumAllowedDuration: TimeInterval { 0 }
    /// Whether the type has estimates: no.
    open var allowsRecalibrationForEstimates: Bool { false }
}

/// A type of samples that have one of some values, such as sleep.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// Creates a type.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// A type of samples that combine others, such as blood pressure.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    /// Creates a type.
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(name: identifier.rawValue) }
}

/// A type of samples that are quantities, such as steps.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Creates a type.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(name: identifier.rawValue) }

    /// How quantities are combined. The sum of distances, energies, times and counts has a meaning, that of other
    /// quantities has none.
    open var aggregationStyle: HKQuantityAggregationStyle {
        let name = identifier.dropFirst("HKQuantityTypeIdentifier".count)
        let sums = [
            "Distance", "Dietary", "Number", "ActiveEnergy", "BasalEnergy", "Push", "StepCount", "Flights", "Swimming",
            "NikeFuel", "AppleExercise", "AppleMove", "AppleStand", "TimeIn", "Inhaler", "Insulin",
        ]
        return sums.contains(where: name.hasPrefix) ? .cumulative : .discreteArithmetic
    }

    /// Whether a unit measures the type. A terminal does not know: it is true.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

/// How quantities of a type are combined.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative
    case discreteArithmetic
    case discreteTemporallyWeighted
    case discreteEquivalentContinuousLevel
}

/// The type of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The type of a series of values, such as the route of a workout.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
    /// Returns the type of routes.
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(name: HKWorkoutRouteTypeIdentifier) }
    /// Returns the type of heartbeats.
    open class func heartbeat() -> HKSeriesType { HKSeriesType(name: "HKDataTypeIdentifierHeartbeatSeries") }
}

/// The type of summaries of a day.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// The type of audiograms.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}

/// The type of electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}

/// The type of states of mind.
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}

/// The name of the type of workouts.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
/// The name of the type of routes.
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
