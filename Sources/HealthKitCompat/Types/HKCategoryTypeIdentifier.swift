import Foundation

/// The identifier of a type of samples that have one of some values.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCategoryTypeIdentifier {
    /// Abdominal cramps.
    public static let abdominalCramps = HKCategoryTypeIdentifier("AbdominalCramps")
    /// Acne.
    public static let acne = HKCategoryTypeIdentifier("Acne")
    /// Appetite changes.
    public static let appetiteChanges = HKCategoryTypeIdentifier("AppetiteChanges")
    /// Apple stand hour.
    public static let appleStandHour = HKCategoryTypeIdentifier("AppleStandHour")
    /// Apple walking steadiness event.
    public static let appleWalkingSteadinessEvent = HKCategoryTypeIdentifier("AppleWalkingSteadinessEvent")
    /// Bladder incontinence.
    public static let bladderIncontinence = HKCategoryTypeIdentifier("BladderIncontinence")
    /// Bleeding after pregnancy.
    public static let bleedingAfterPregnancy = HKCategoryTypeIdentifier("BleedingAfterPregnancy")
    /// Bleeding during pregnancy.
    public static let bleedingDuringPregnancy = HKCategoryTypeIdentifier("BleedingDuringPregnancy")
    /// Bloating.
    public static let bloating = HKCategoryTypeIdentifier("Bloating")
    /// Breast pain.
    public static let breastPain = HKCategoryTypeIdentifier("BreastPain")
    /// Cervical mucus quality.
    public static let cervicalMucusQuality = HKCategoryTypeIdentifier("CervicalMucusQuality")
    /// Chest tightness or pain.
    public static let chestTightnessOrPain = HKCategoryTypeIdentifier("ChestTightnessOrPain")
    /// Chills.
    public static let chills = HKCategoryTypeIdentifier("Chills")
    /// Constipation.
    public static let constipation = HKCategoryTypeIdentifier("Constipation")
    /// Contraceptive.
    public static let contraceptive = HKCategoryTypeIdentifier("Contraceptive")
    /// Coughing.
    public static let coughing = HKCategoryTypeIdentifier("Coughing")
    /// Diarrhea.
    public static let diarrhea = HKCategoryTypeIdentifier("Diarrhea")
    /// Dizziness.
    public static let dizziness = HKCategoryTypeIdentifier("Dizziness")
    /// Dry skin.
    public static let drySkin = HKCategoryTypeIdentifier("DrySkin")
    /// Environmental audio exposure event.
    public static let environmentalAudioExposureEvent = HKCategoryTypeIdentifier("EnvironmentalAudioExposureEvent")
    /// Fainting.
    public static let fainting = HKCategoryTypeIdentifier("Fainting")
    /// Fatigue.
    public static let fatigue = HKCategoryTypeIdentifier("Fatigue")
    /// Fever.
    public static let fever = HKCategoryTypeIdentifier("Fever")
    /// Generalized body ache.
    public static let generalizedBodyAche = HKCategoryTypeIdentifier("GeneralizedBodyAche")
    /// Hair loss.
    public static let hairLoss = HKCategoryTypeIdentifier("HairLoss")
    /// Handwashing event.
    public static let handwashingEvent = HKCategoryTypeIdentifier("HandwashingEvent")
    /// Headache.
    public static let headache = HKCategoryTypeIdentifier("Headache")
    /// Headphone audio exposure event.
    public static let headphoneAudioExposureEvent = HKCategoryTypeIdentifier("HeadphoneAudioExposureEvent")
    /// Heartburn.
    public static let heartburn = HKCategoryTypeIdentifier("Heartburn")
    /// High heart rate event.
    public static let highHeartRateEvent = HKCategoryTypeIdentifier("HighHeartRateEvent")
    /// Hot flashes.
    public static let hotFlashes = HKCategoryTypeIdentifier("HotFlashes")
    /// Hypertension event.
    public static let hypertensionEvent = HKCategoryTypeIdentifier("HypertensionEvent")
    /// Infrequent menstrual cycles.
    public static let infrequentMenstrualCycles = HKCategoryTypeIdentifier("InfrequentMenstrualCycles")
    /// Intermenstrual bleeding.
    public static let intermenstrualBleeding = HKCategoryTypeIdentifier("IntermenstrualBleeding")
    /// Irregular heart rhythm event.
    public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier("IrregularHeartRhythmEvent")
    /// Irregular menstrual cycles.
    public static let irregularMenstrualCycles = HKCategoryTypeIdentifier("IrregularMenstrualCycles")
    /// Lactation.
    public static let lactation = HKCategoryTypeIdentifier("Lactation")
    /// Loss of smell.
    public static let lossOfSmell = HKCategoryTypeIdentifier("LossOfSmell")
    /// Loss of taste.
    public static let lossOfTaste = HKCategoryTypeIdentifier("LossOfTaste")
    /// Low cardio fitness event.
    public static let lowCardioFitnessEvent = HKCategoryTypeIdentifier("LowCardioFitnessEvent")
    /// Low heart rate event.
    public static let lowHeartRateEvent = HKCategoryTypeIdentifier("LowHeartRateEvent")
    /// Lower back pain.
    public static let lowerBackPain = HKCategoryTypeIdentifier("LowerBackPain")
    /// Memory lapse.
    public static let memoryLapse = HKCategoryTypeIdentifier("MemoryLapse")
    /// Menstrual flow.
    public static let menstrualFlow = HKCategoryTypeIdentifier("MenstrualFlow")
    /// Mindful session.
    public static let mindfulSession = HKCategoryTypeIdentifier("MindfulSession")
    /// Mood changes.
    public static let moodChanges = HKCategoryTypeIdentifier("MoodChanges")
    /// Nausea.
    public static let nausea = HKCategoryTypeIdentifier("Nausea")
    /// Night sweats.
    public static let nightSweats = HKCategoryTypeIdentifier("NightSweats")
    /// Ovulation test result.
    public static let ovulationTestResult = HKCategoryTypeIdentifier("OvulationTestResult")
    /// Pelvic pain.
    public static let pelvicPain = HKCategoryTypeIdentifier("PelvicPain")
    /// Persistent intermenstrual bleeding.
    public static let persistentIntermenstrualBleeding = HKCategoryTypeIdentifier("PersistentIntermenstrualBleeding")
    /// Pregnancy.
    public static let pregnancy = HKCategoryTypeIdentifier("Pregnancy")
    /// Pregnancy test result.
    public static let pregnancyTestResult = HKCategoryTypeIdentifier("PregnancyTestResult")
    /// Progesterone test result.
    public static let progesteroneTestResult = HKCategoryTypeIdentifier("ProgesteroneTestResult")
    /// Prolonged menstrual periods.
    public static let prolongedMenstrualPeriods = HKCategoryTypeIdentifier("ProlongedMenstrualPeriods")
    /// Rapid pounding or fluttering heartbeat.
    public static let rapidPoundingOrFlutteringHeartbeat = HKCategoryTypeIdentifier(
        "RapidPoundingOrFlutteringHeartbeat")
    /// Runny nose.
    public static let runnyNose = HKCategoryTypeIdentifier("RunnyNose")
    /// Sexual activity.
    public static let sexualActivity = HKCategoryTypeIdentifier("SexualActivity")
    /// Shortness of breath.
    public static let shortnessOfBreath = HKCategoryTypeIdentifier("ShortnessOfBreath")
    /// Sinus congestion.
    public static let sinusCongestion = HKCategoryTypeIdentifier("SinusCongestion")
    /// Skipped heartbeat.
    public static let skippedHeartbeat = HKCategoryTypeIdentifier("SkippedHeartbeat")
    /// Sleep analysis.
    public static let sleepAnalysis = HKCategoryTypeIdentifier("SleepAnalysis")
    /// Sleep apnea event.
    public static let sleepApneaEvent = HKCategoryTypeIdentifier("SleepApneaEvent")
    /// Sleep changes.
    public static let sleepChanges = HKCategoryTypeIdentifier("SleepChanges")
    /// Sore throat.
    public static let soreThroat = HKCategoryTypeIdentifier("SoreThroat")
    /// Toothbrushing event.
    public static let toothbrushingEvent = HKCategoryTypeIdentifier("ToothbrushingEvent")
    /// Vaginal dryness.
    public static let vaginalDryness = HKCategoryTypeIdentifier("VaginalDryness")
    /// Vomiting.
    public static let vomiting = HKCategoryTypeIdentifier("Vomiting")
    /// Wheezing.
    public static let wheezing = HKCategoryTypeIdentifier("Wheezing")

    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }
}
