import Foundation

/// The identifier of a type of samples that are quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKQuantityTypeIdentifier {
    /// Active energy burned.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
    /// Apple exercise time.
    public static let appleExerciseTime = HKQuantityTypeIdentifier("AppleExerciseTime")
    /// Apple move time.
    public static let appleMoveTime = HKQuantityTypeIdentifier("AppleMoveTime")
    /// Apple sleeping breathing disturbances.
    public static let appleSleepingBreathingDisturbances = HKQuantityTypeIdentifier(
        "AppleSleepingBreathingDisturbances")
    /// Apple sleeping wrist temperature.
    public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier("AppleSleepingWristTemperature")
    /// Apple stand time.
    public static let appleStandTime = HKQuantityTypeIdentifier("AppleStandTime")
    /// Apple walking steadiness.
    public static let appleWalkingSteadiness = HKQuantityTypeIdentifier("AppleWalkingSteadiness")
    /// Atrial fibrillation burden.
    public static let atrialFibrillationBurden = HKQuantityTypeIdentifier("AtrialFibrillationBurden")
    /// Basal body temperature.
    public static let basalBodyTemperature = HKQuantityTypeIdentifier("BasalBodyTemperature")
    /// Basal energy burned.
    public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
    /// Blood alcohol content.
    public static let bloodAlcoholContent = HKQuantityTypeIdentifier("BloodAlcoholContent")
    /// Blood glucose.
    public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
    /// Blood pressure diastolic.
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
    /// Blood pressure systolic.
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
    /// Body fat percentage.
    public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
    /// Body mass.
    public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
    /// Body mass index.
    public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
    /// Body temperature.
    public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
    /// Cross country skiing speed.
    public static let crossCountrySkiingSpeed = HKQuantityTypeIdentifier("CrossCountrySkiingSpeed")
    /// Cycling cadence.
    public static let cyclingCadence = HKQuantityTypeIdentifier("CyclingCadence")
    /// Cycling functional threshold power.
    public static let cyclingFunctionalThresholdPower = HKQuantityTypeIdentifier("CyclingFunctionalThresholdPower")
    /// Cycling power.
    public static let cyclingPower = HKQuantityTypeIdentifier("CyclingPower")
    /// Cycling speed.
    public static let cyclingSpeed = HKQuantityTypeIdentifier("CyclingSpeed")
    /// Dietary biotin.
    public static let dietaryBiotin = HKQuantityTypeIdentifier("DietaryBiotin")
    /// Dietary caffeine.
    public static let dietaryCaffeine = HKQuantityTypeIdentifier("DietaryCaffeine")
    /// Dietary calcium.
    public static let dietaryCalcium = HKQuantityTypeIdentifier("DietaryCalcium")
    /// Dietary carbohydrates.
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
    /// Dietary chloride.
    public static let dietaryChloride = HKQuantityTypeIdentifier("DietaryChloride")
    /// Dietary cholesterol.
    public static let dietaryCholesterol = HKQuantityTypeIdentifier("DietaryCholesterol")
    /// Dietary chromium.
    public static let dietaryChromium = HKQuantityTypeIdentifier("DietaryChromium")
    /// Dietary copper.
    public static let dietaryCopper = HKQuantityTypeIdentifier("DietaryCopper")
    /// Dietary energy consumed.
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
    /// Dietary fat monounsaturated.
    public static let dietaryFatMonounsaturated = HKQuantityTypeIdentifier("DietaryFatMonounsaturated")
    /// Dietary fat polyunsaturated.
    public static let dietaryFatPolyunsaturated = HKQuantityTypeIdentifier("DietaryFatPolyunsaturated")
    /// Dietary fat saturated.
    public static let dietaryFatSaturated = HKQuantityTypeIdentifier("DietaryFatSaturated")
    /// Dietary fat total.
    public static let dietaryFatTotal = HKQuantityTypeIdentifier("DietaryFatTotal")
    /// Dietary fiber.
    public static let dietaryFiber = HKQuantityTypeIdentifier("DietaryFiber")
    /// Dietary folate.
    public static let dietaryFolate = HKQuantityTypeIdentifier("DietaryFolate")
    /// Dietary iodine.
    public static let dietaryIodine = HKQuantityTypeIdentifier("DietaryIodine")
    /// Dietary iron.
    public static let dietaryIron = HKQuantityTypeIdentifier("DietaryIron")
    /// Dietary magnesium.
    public static let dietaryMagnesium = HKQuantityTypeIdentifier("DietaryMagnesium")
    /// Dietary manganese.
    public static let dietaryManganese = HKQuantityTypeIdentifier("DietaryManganese")
    /// Dietary molybdenum.
    public static let dietaryMolybdenum = HKQuantityTypeIdentifier("DietaryMolybdenum")
    /// Dietary niacin.
    public static let dietaryNiacin = HKQuantityTypeIdentifier("DietaryNiacin")
    /// Dietary pantothenic acid.
    public static let dietaryPantothenicAcid = HKQuantityTypeIdentifier("DietaryPantothenicAcid")
    /// Dietary phosphorus.
    public static let dietaryPhosphorus = HKQuantityTypeIdentifier("DietaryPhosphorus")
    /// Dietary potassium.
    public static let dietaryPotassium = HKQuantityTypeIdentifier("DietaryPotassium")
    /// Dietary protein.
    public static let dietaryProtein = HKQuantityTypeIdentifier("DietaryProtein")
    /// Dietary riboflavin.
    public static let dietaryRiboflavin = HKQuantityTypeIdentifier("DietaryRiboflavin")
    /// Dietary selenium.
    public static let dietarySelenium = HKQuantityTypeIdentifier("DietarySelenium")
    /// Dietary sodium.
    public static let dietarySodium = HKQuantityTypeIdentifier("DietarySodium")
    /// Dietary sugar.
    public static let dietarySugar = HKQuantityTypeIdentifier("DietarySugar")
    /// Dietary thiamin.
    public static let dietaryThiamin = HKQuantityTypeIdentifier("DietaryThiamin")
    /// Dietary vitamin A.
    public static let dietaryVitaminA = HKQuantityTypeIdentifier("DietaryVitaminA")
    /// Dietary vitamin B12.
    public static let dietaryVitaminB12 = HKQuantityTypeIdentifier("DietaryVitaminB12")
    /// Dietary vitamin B6.
    public static let dietaryVitaminB6 = HKQuantityTypeIdentifier("DietaryVitaminB6")
    /// Dietary vitamin C.
    public static let dietaryVitaminC = HKQuantityTypeIdentifier("DietaryVitaminC")
    /// Dietary vitamin D.
    public static let dietaryVitaminD = HKQuantityTypeIdentifier("DietaryVitaminD")
    /// Dietary vitamin E.
    public static let dietaryVitaminE = HKQuantityTypeIdentifier("DietaryVitaminE")
    /// Dietary vitamin K.
    public static let dietaryVitaminK = HKQuantityTypeIdentifier("DietaryVitaminK")
    /// Dietary water.
    public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
    /// Dietary zinc.
    public static let dietaryZinc = HKQuantityTypeIdentifier("DietaryZinc")
    /// Distance cross country skiing.
    public static let distanceCrossCountrySkiing = HKQuantityTypeIdentifier("DistanceCrossCountrySkiing")
    /// Distance cycling.
    public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
    /// Distance downhill snow sports.
    public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier("DistanceDownhillSnowSports")
    /// Distance paddle sports.
    public static let distancePaddleSports = HKQuantityTypeIdentifier("DistancePaddleSports")
    /// Distance rowing.
    public static let distanceRowing = HKQuantityTypeIdentifier("DistanceRowing")
    /// Distance skating sports.
    public static let distanceSkatingSports = HKQuantityTypeIdentifier("DistanceSkatingSports")
    /// Distance swimming.
    public static let distanceSwimming = HKQuantityTypeIdentifier("DistanceSwimming")
    /// Distance walking running.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
    /// Distance wheelchair.
    public static let distanceWheelchair = HKQuantityTypeIdentifier("DistanceWheelchair")
    /// Electrodermal activity.
    public static let electrodermalActivity = HKQuantityTypeIdentifier("ElectrodermalActivity")
    /// Environmental audio exposure.
    public static let environmentalAudioExposure = HKQuantityTypeIdentifier("EnvironmentalAudioExposure")
    /// Environmental sound reduction.
    public static let environmentalSoundReduction = HKQuantityTypeIdentifier("EnvironmentalSoundReduction")
    /// Estimated workout effort score.
    public static let estimatedWorkoutEffortScore = HKQuantityTypeIdentifier("EstimatedWorkoutEffortScore")
    /// Flights climbed.
    public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
    /// Forced expiratory volume1.
    public static let forcedExpiratoryVolume1 = HKQuantityTypeIdentifier("ForcedExpiratoryVolume1")
    /// Forced vital capacity.
    public static let forcedVitalCapacity = HKQuantityTypeIdentifier("ForcedVitalCapacity")
    /// Headphone audio exposure.
    public static let headphoneAudioExposure = HKQuantityTypeIdentifier("HeadphoneAudioExposure")
    /// Heart rate.
    public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
    /// Heart rate recovery one minute.
    public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier("HeartRateRecoveryOneMinute")
    /// Heart rate variability SDNN.
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier("HeartRateVariabilitySDNN")
    /// Height.
    public static let height = HKQuantityTypeIdentifier("Height")
    /// Inhaler usage.
    public static let inhalerUsage = HKQuantityTypeIdentifier("InhalerUsage")
    /// Insulin delivery.
    public static let insulinDelivery = HKQuantityTypeIdentifier("InsulinDelivery")
    /// Lean body mass.
    public static let leanBodyMass = HKQuantityTypeIdentifier("LeanBodyMass")
    /// Nike fuel.
    public static let nikeFuel = HKQuantityTypeIdentifier("NikeFuel")
    /// Number of alcoholic beverages.
    public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier("NumberOfAlcoholicBeverages")
    /// Number of times fallen.
    public static let numberOfTimesFallen = HKQuantityTypeIdentifier("NumberOfTimesFallen")
    /// Oxygen saturation.
    public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
    /// Paddle sports speed.
    public static let paddleSportsSpeed = HKQuantityTypeIdentifier("PaddleSportsSpeed")
    /// Peak expiratory flow rate.
    public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier("PeakExpiratoryFlowRate")
    /// Peripheral perfusion index.
    public static let peripheralPerfusionIndex = HKQuantityTypeIdentifier("PeripheralPerfusionIndex")
    /// Physical effort.
    public static let physicalEffort = HKQuantityTypeIdentifier("PhysicalEffort")
    /// Push count.
    public static let pushCount = HKQuantityTypeIdentifier("PushCount")
    /// Respiratory rate.
    public static let respiratoryRate = HKQuantityTypeIdentifier("RespiratoryRate")
    /// Resting heart rate.
    public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
    /// Rowing speed.
    public static let rowingSpeed = HKQuantityTypeIdentifier("RowingSpeed")
    /// Running ground contact time.
    public static let runningGroundContactTime = HKQuantityTypeIdentifier("RunningGroundContactTime")
    /// Running power.
    public static let runningPower = HKQuantityTypeIdentifier("RunningPower")
    /// Running speed.
    public static let runningSpeed = HKQuantityTypeIdentifier("RunningSpeed")
    /// Running stride length.
    public static let runningStrideLength = HKQuantityTypeIdentifier("RunningStrideLength")
    /// Running vertical oscillation.
    public static let runningVerticalOscillation = HKQuantityTypeIdentifier("RunningVerticalOscillation")
    /// Six minute walk test distance.
    public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier("SixMinuteWalkTestDistance")
    /// Stair ascent speed.
    public static let stairAscentSpeed = HKQuantityTypeIdentifier("StairAscentSpeed")
    /// Stair descent speed.
    public static let stairDescentSpeed = HKQuantityTypeIdentifier("StairDescentSpeed")
    /// Step count.
    public static let stepCount = HKQuantityTypeIdentifier("StepCount")
    /// Swimming stroke count.
    public static let swimmingStrokeCount = HKQuantityTypeIdentifier("SwimmingStrokeCount")
    /// Time in daylight.
    public static let timeInDaylight = HKQuantityTypeIdentifier("TimeInDaylight")
    /// UV exposure.
    public static let uvExposure = HKQuantityTypeIdentifier("UVExposure")
    /// Underwater depth.
    public static let underwaterDepth = HKQuantityTypeIdentifier("UnderwaterDepth")
    /// VO2 max.
    public static let vo2Max = HKQuantityTypeIdentifier("VO2Max")
    /// Waist circumference.
    public static let waistCircumference = HKQuantityTypeIdentifier("WaistCircumference")
    /// Walking asymmetry percentage.
    public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier("WalkingAsymmetryPercentage")
    /// Walking double support percentage.
    public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier("WalkingDoubleSupportPercentage")
    /// Walking heart rate average.
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier("WalkingHeartRateAverage")
    /// Walking speed.
    public static let walkingSpeed = HKQuantityTypeIdentifier("WalkingSpeed")
    /// Walking step length.
    public static let walkingStepLength = HKQuantityTypeIdentifier("WalkingStepLength")
    /// Water temperature.
    public static let waterTemperature = HKQuantityTypeIdentifier("WaterTemperature")
    /// Workout effort score.
    public static let workoutEffortScore = HKQuantityTypeIdentifier("WorkoutEffortScore")

    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
}
