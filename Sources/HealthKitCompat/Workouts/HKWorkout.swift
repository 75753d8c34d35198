import Foundation

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
    /// The kind of workout.
    public let workoutActivityType: HKWorkoutActivityType
    /// What happened during the workout.
    public let workoutEvents: [HKWorkoutEvent]?
    /// The length in seconds.
    public let duration: TimeInterval
    /// The energy that was burned.
    public let totalEnergyBurned: HKQuantity?
    /// The distance.
    public let totalDistance: HKQuantity?
    /// The number of strokes.
    public let totalSwimmingStrokeCount: HKQuantity?
    /// The number of flights of stairs.
    public let totalFlightsClimbed: HKQuantity?

    /// Creates a workout.
    public convenience init(activityType: HKWorkoutActivityType, start: Date, end: Date) {
        self.init(activityType, start, end, end.timeIntervalSince(start))
    }

    /// Creates a workout with what happened.
    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType, start, end, end.timeIntervalSince(start), events: workoutEvents, energy: totalEnergyBurned,
            distance: totalDistance, device: device, metadata: metadata)
    }

    /// Creates a workout with a length in seconds.
    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
        metadata: [String: Any]?
    ) {
        self.init(
            activityType, start, end, duration, energy: totalEnergyBurned, distance: totalDistance, device: device,
            metadata: metadata)
    }

    /// Creates a workout with a number of strokes.
    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalSwimmingStrokeCount: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            activityType, start, end, end.timeIntervalSince(start), events: workoutEvents, energy: totalEnergyBurned,
            distance: totalDistance, strokes: totalSwimmingStrokeCount, device: device, metadata: metadata)
    }

    /// Creates a workout with a number of flights of stairs.
    public convenience init(
        activityType: HKWorkoutActivityType, start: Date, end: Date, workoutEvents: [HKWorkoutEvent]?,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalFlightsClimbed: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            activityType, start, end, end.timeIntervalSince(start), events: workoutEvents, energy: totalEnergyBurned,
            distance: totalDistance, flights: totalFlightsClimbed, device: device, metadata: metadata)
    }

    private init(
        _ type: HKWorkoutActivityType, _ start: Date, _ end: Date, _ duration: TimeInterval,
        events: [HKWorkoutEvent]? = nil, energy: HKQuantity? = nil, distance: HKQuantity? = nil,
        strokes: HKQuantity? = nil, flights: HKQuantity? = nil, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        (workoutActivityType, workoutEvents, self.duration) = (type, events, duration)
        (totalEnergyBurned, totalDistance) = (energy, distance)
        (totalSwimmingStrokeCount, totalFlightsClimbed) = (strokes, flights)
        super.init(type: .workoutType(), start: start, end: end, device: device, metadata: metadata)
    }

    /// What has been computed from the samples: nothing.
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    /// Returns nothing.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    /// The parts of the workout: none.
    open var workoutActivities: [HKWorkoutActivity] { [] }
}

/// The order of workouts by their lengths.
public let HKWorkoutSortIdentifierDuration = "duration"
/// The order of workouts by their distances.
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
/// The order of workouts by their energies.
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"

/// A part of a workout.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
    // Sendable: the values never change.

    /// The identifier.
    public let uuid = UUID()
    /// What the user does.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// When the part begins.
    public let startDate: Date
    /// When the part ends.
    public let endDate: Date?
    /// Further values, by names.
    public let metadata: [String: Any]?

    /// Creates a part of a workout.
    public init(
        workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
        metadata: [String: Any]?
    ) {
        (self.workoutConfiguration, self.startDate) = (workoutConfiguration, startDate)
        (self.endDate, self.metadata) = (endDate, metadata)
    }

    /// The length in seconds.
    open var duration: TimeInterval { (endDate ?? startDate).timeIntervalSince(startDate) }
    /// Returns nothing.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// What happened during a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    // Sendable: the values never change.

    /// The kind of event.
    public let type: HKWorkoutEventType
    /// When it happened.
    public let dateInterval: DateInterval
    /// Further values, by names.
    public let metadata: [String: Any]?

    /// Creates an event.
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }

    /// Creates an event at a time.
    public convenience init(type: HKWorkoutEventType, date: Date) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
    }

    /// When it began.
    open var date: Date { dateInterval.start }
}

/// The kind of event of a workout.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1
    case resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// What the user does in a workout.
open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
    // Sendable as on Apple's platforms: an app sets the values before it shares the object.

    /// The kind of workout.
    open var activityType = HKWorkoutActivityType.other
    /// Whether the workout is indoors.
    open var locationType = HKWorkoutSessionLocationType.unknown
    /// Where the user swims.
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    /// The length of a lap.
    open var lapLength: HKQuantity?

    /// Creates a description of a workout.
    override public init() {}

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        (copy.activityType, copy.locationType) = (activityType, locationType)
        (copy.swimmingLocationType, copy.lapLength) = (swimmingLocationType, lapLength)
        return copy
    }
}

/// Whether a workout is indoors.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor, outdoor
}

/// Where the user swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
    case unknown = 0
    case pool, openWater
}
