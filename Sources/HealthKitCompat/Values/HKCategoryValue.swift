import Foundation

/// The value of samples of a type without values.
public enum HKCategoryValue: Int, Sendable {
    case notApplicable = 0
}

/// A change of appetite.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
    case unspecified = 0
    case noChange
    case decreased
    case increased
}

/// Whether the user has stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
    case stood = 0
    case idle
}

/// How steady the user walks.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
    case initialLow = 1
    case initialVeryLow
    case repeatLow
    case repeatVeryLow
}

/// The quality of cervical mucus.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
    case dry = 1
    case sticky
    case creamy
    case watery
    case eggWhite
}

/// A kind of contraceptive.
public enum HKCategoryValueContraceptive: Int, Sendable {
    case unspecified = 1
    case implant
    case injection
    case intrauterineDevice
    case intravaginalRing
    case oral
    case patch
}

/// What has happened in a loud environment.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable {
    case momentaryLimit = 1
}

/// What has happened with loud headphones.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable {
    case sevenDayLimit = 1
}

/// What has happened about the fitness of the heart.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable {
    case lowFitness = 1
}

/// The strength of a menstrual flow.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
    case unspecified = 1
    case light
    case medium
    case heavy
    case none
}

/// The result of an ovulation test.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    case negative = 1
    case luteinizingHormoneSurge
    case indeterminate
    case estrogenSurge

    /// The older name of a surge of the luteinizing hormone.
    public static var positive: Self { .luteinizingHormoneSurge }
}

/// The result of a pregnancy test.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
    case negative = 1
    case positive
    case indeterminate
}

/// Whether something is present.
public enum HKCategoryValuePresence: Int, Sendable {
    case present = 0
    case notPresent
}

/// The result of a progesterone test.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable {
    case negative = 1
    case positive
    case indeterminate
}

/// The severity of a symptom.
public enum HKCategoryValueSeverity: Int, Sendable {
    case unspecified = 0
    case notPresent
    case mild
    case moderate
    case severe
}

/// A stage of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed = 0
    case asleepUnspecified
    case awake
    case asleepCore
    case asleepDeep
    case asleepREM

    /// The older name of sleep without a stage.
    public static var asleep: Self { .asleepUnspecified }
    /// The stages in which the user sleeps.
    public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
        [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
    }
}

/// The strength of a bleeding.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
    case unspecified = 1
    case light
    case medium
    case heavy
    case none
}

/// A value of samples of a type. Its predicates choose samples with the value.
public protocol HKCategoryValuePredicateProviding: RawRepresentable where RawValue == Int {}

extension HKCategoryValuePredicateProviding {
    /// Returns a condition for samples whose values compare to a value in a way.
    public static func predicateForSamples(
        _ operatorType: HKComparison, value: Self
    ) -> NSPredicate {
        HKQuery.predicateForCategorySamples(with: operatorType, value: value.rawValue)
    }
}

extension HKCategoryValuePredicateProviding where Self: Hashable {
    /// Returns a condition for samples with one of some values.
    public static func predicateForSamples(equalTo values: Set<Self>) -> NSPredicate {
        let numbers = Set(values.map(\.rawValue))
        return HKQuery.predicate { (sample: HKCategorySample) in numbers.contains(sample.value) }
    }
}

extension HKCategoryValueAppetiteChanges: HKCategoryValuePredicateProviding {}
extension HKCategoryValueAppleStandHour: HKCategoryValuePredicateProviding {}
extension HKCategoryValueAppleWalkingSteadinessEvent: HKCategoryValuePredicateProviding {}
extension HKCategoryValueCervicalMucusQuality: HKCategoryValuePredicateProviding {}
extension HKCategoryValueContraceptive: HKCategoryValuePredicateProviding {}
extension HKCategoryValueEnvironmentalAudioExposureEvent: HKCategoryValuePredicateProviding {}
extension HKCategoryValueHeadphoneAudioExposureEvent: HKCategoryValuePredicateProviding {}
extension HKCategoryValueLowCardioFitnessEvent: HKCategoryValuePredicateProviding {}
extension HKCategoryValueMenstrualFlow: HKCategoryValuePredicateProviding {}
extension HKCategoryValueOvulationTestResult: HKCategoryValuePredicateProviding {}
extension HKCategoryValuePregnancyTestResult: HKCategoryValuePredicateProviding {}
extension HKCategoryValuePresence: HKCategoryValuePredicateProviding {}
extension HKCategoryValueProgesteroneTestResult: HKCategoryValuePredicateProviding {}
extension HKCategoryValueSeverity: HKCategoryValuePredicateProviding {}
extension HKCategoryValueSleepAnalysis: HKCategoryValuePredicateProviding {}
extension HKCategoryValueVaginalBleeding: HKCategoryValuePredicateProviding {}
