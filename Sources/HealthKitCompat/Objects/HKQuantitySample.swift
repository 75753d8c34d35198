import Foundation

/// A sample that is a quantity, such as steps.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The type.
    public let quantityType: HKQuantityType
    /// The quantity.
    public let quantity: HKQuantity

    /// Creates a sample.
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
        self.init(type: quantityType, quantity: quantity, start: start, end: end, device: nil, metadata: nil)
    }

    /// Creates a sample with further values.
    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?
    ) {
        self.init(type: quantityType, quantity: quantity, start: start, end: end, device: nil, metadata: metadata)
    }

    /// Creates a sample of a device.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(type: quantityType, start: start, end: end, device: device, metadata: metadata)
    }

    /// The number of quantities: one.
    open var count: Int { 1 }
}

/// A sample of a quantity whose sum has a meaning.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    /// The sum.
    open var sumQuantity: HKQuantity { quantity }
}

/// A sample of a quantity whose average has a meaning.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    /// The smallest quantity.
    open var minimumQuantity: HKQuantity { quantity }
    /// The average.
    open var averageQuantity: HKQuantity { quantity }
    /// The greatest quantity.
    open var maximumQuantity: HKQuantity { quantity }
    /// The latest quantity.
    open var mostRecentQuantity: HKQuantity { quantity }
    /// When the latest quantity was measured.
    open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}

/// A sample with one of some values, such as a stage of sleep.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The type.
    public let categoryType: HKCategoryType
    /// The number of the value.
    public let value: Int

    /// Creates a sample.
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
    }

    /// Creates a sample with further values.
    public convenience init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?
    ) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }

    /// Creates a sample of a device.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
    }
}

/// A sample that combines others, such as blood pressure.
open class HKCorrelation: HKSample, @unchecked Sendable {
    /// The type.
    public let correlationType: HKCorrelationType
    /// The samples.
    public let objects: Set<HKSample>

    /// Creates a sample.
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>
    ) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: nil)
    }

    /// Creates a sample with further values.
    public convenience init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]?
    ) {
        self.init(
            type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata)
    }

    /// Creates a sample of a device.
    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(type: correlationType, start: startDate, end: endDate, device: device, metadata: metadata)
    }

    /// Returns the samples of a type.
    open func objects(for objectType: HKObjectType) -> Set<HKSample> {
        objects.filter { $0.sampleType.isEqual(objectType) }
    }
}

/// A series of samples, such as the route of a workout.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    /// The number of samples: none.
    open var count: Int { 0 }
}

/// A series of heartbeats. A terminal has none.
open class HKHeartbeatSeriesSample: HKSeriesSample, @unchecked Sendable {}

/// A summary of what the user has done on a day.
open class HKActivitySummary: NSObject {
    /// The energy that was burned.
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// The time of movement.
    open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The time of exercise.
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The number of hours in which the user stood.
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    /// The energy that the user means to burn.
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    /// The time that the user means to move.
    open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The time that the user means to exercise.
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    /// The number of hours in which the user means to stand.
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    /// The time that the user means to exercise; `nil` without a goal.
    open var exerciseTimeGoal: HKQuantity?
    /// The number of hours in which the user means to stand; `nil` without a goal.
    open var standHoursGoal: HKQuantity?
    /// What moves the ring of movement.
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    /// Whether the rings are paused.
    open var isPaused = false

    /// Creates a summary.
    override public init() {}

    /// Returns the day of the summary, which is unknown.
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents(calendar: calendar) }
}
