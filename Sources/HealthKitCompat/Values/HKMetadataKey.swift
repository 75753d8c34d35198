/// The key of a value of an object: whether the user has typed the data.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The key of a value of an object: whether a workout was indoors.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// The key of a value of an object: an identifier outside of the health data.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// The key of a value of an object: an identifier for synchronizing.
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
/// The key of a value of an object: a version for synchronizing.
public let HKMetadataKeySyncVersion = "HKSyncVersion"
/// The key of a value of an object: the name of a time zone.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The key of a value of an object: the serial number of a device.
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
/// The key of a value of an object: the name of a device.
public let HKMetadataKeyDeviceName = "HKDeviceName"
/// The key of a value of an object: the maker of a device.
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
/// The key of a value of an object: the identifier of a medical device.
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
/// The key of a value of an object: a signature.
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
/// The key of a value of an object: the name of a food.
public let HKMetadataKeyFoodType = "HKFoodType"
/// The key of a value of an object: the place of a thermometer.
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
/// The key of a value of an object: the place of a heart rate sensor.
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
/// The key of a value of an object: what the user did when the heart rate was taken.
public let HKMetadataKeyHeartRateMotionContext = "HKHeartRateMotionContext"
/// The key of a value of an object: the heart rate beyond which an event occurs.
public let HKMetadataKeyHeartRateEventThreshold = "HKHeartRateEventThreshold"
/// The key of a value of an object: what the user did.
public let HKMetadataKeyUserMotionContext = "HKUserMotionContext"
/// The key of a value of an object: the brand of a workout.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// The key of a value of an object: whether a workout was in a group.
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
/// The key of a value of an object: whether a workout had a coach.
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
/// The key of a value of an object: the lower limit of usual values.
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
/// The key of a value of an object: the upper limit of usual values.
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
/// The key of a value of an object: whether a value was taken in a laboratory.
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
/// The key of a value of an object: whether a cycle begins.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
/// The key of a value of an object: whether protection was used.
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
/// The key of a value of an object: where the user swam.
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
/// The key of a value of an object: the style of swimming.
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
/// The key of a value of an object: the length of a lap.
public let HKMetadataKeyLapLength = "HKLapLength"
/// The key of a value of an object: the weather.
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
/// The key of a value of an object: the temperature of the air.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// The key of a value of an object: the humidity of the air.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// The key of a value of an object: the reason for insulin.
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
/// The key of a value of an object: the time of a meal.
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
/// The key of a value of an object: the kind of test.
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"
/// The key of a value of an object: the average speed.
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
/// The key of a value of an object: the greatest speed.
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
/// The key of a value of an object: the average effort.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// The key of a value of an object: the grade of a slope.
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
/// The key of a value of an object: the ascent.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// The key of a value of an object: the descent.
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
/// The key of a value of an object: the duration on a machine.
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
/// The key of a value of an object: the distance on an indoor bike.
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
/// The key of a value of an object: the distance on a cross trainer.
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"
/// The key of a value of an object: whether a device is calibrated.
public let HKMetadataKeyAppleDeviceCalibrated = "HKAppleDeviceCalibrated"
/// The key of a value of an object: the version of the algorithm.
public let HKMetadataKeyAppleECGAlgorithmVersion = "HKAppleECGAlgorithmVersion"
/// The key of a value of an object: the level of sound.
public let HKMetadataKeyAudioExposureLevel = "HKAudioExposureLevel"
/// The key of a value of an object: the duration of sound.
public let HKMetadataKeyAudioExposureDuration = "HKAudioExposureDuration"
/// The key of a value of an object: the pressure of the air.
public let HKMetadataKeyBarometricPressure = "HKBarometricPressure"
/// The key of a value of an object: whether a workout is one of Fitness+.
public let HKMetadataKeyAppleFitnessPlusSession = "HKAppleFitnessPlusSession"
/// The key of a value of an object: the date of the earliest data.
public let HKMetadataKeyDateOfEarliestDataUsedForEstimate = "HKDateOfEarliestDataUsedForEstimate"
/// The key of a value of an object: the version of an algorithm.
public let HKMetadataKeyAlgorithmVersion = "HKAlgorithmVersion"
/// The key of a value of an object: whether a value is a lower bound.
public let HKMetadataKeyQuantityClampedToLowerBound = "HKQuantityClampedToLowerBound"
/// The key of a value of an object: whether a value is an upper bound.
public let HKMetadataKeyQuantityClampedToUpperBound = "HKQuantityClampedToUpperBound"
/// The key of a value of an object: a description of glasses.
public let HKMetadataKeyGlassesPrescriptionDescription = "HKGlassesPrescriptionDescription"
/// The key of a value of an object: how an effort was estimated.
public let HKMetadataKeyPhysicalEffortEstimationType = "HKPhysicalEffortEstimationType"
/// The key of a value of an object: the kind of activity.
public let HKMetadataKeyActivityType = "HKActivityType"
/// The key of a value of an object: the salt in the water.
public let HKMetadataKeyWaterSalinity = "HKWaterSalinity"
/// The key of a value of an object: the greatest intensity of light.
public let HKMetadataKeyMaximumLightIntensity = "HKMaximumLightIntensity"
