import Foundation

/// The sex of the user.
public enum HKBiologicalSex: Int, Sendable {
    case notSet = 0
    case female
    case male
    case other
}

/// The blood type of the user.
public enum HKBloodType: Int, Sendable {
    case notSet = 0
    case aPositive
    case aNegative
    case bPositive
    case bNegative
    case abPositive
    case abNegative
    case oPositive
    case oNegative
}

/// The skin type of the user.
public enum HKFitzpatrickSkinType: Int, Sendable {
    case notSet = 0
    case I
    case II
    case III
    case IV
    case V
    case VI
}

/// Whether the user uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
    case notSet = 0
    case no
    case yes
}

/// What moves the ring of movement.
public enum HKActivityMoveMode: Int, Sendable {
    case activeEnergy = 1
    case appleMoveTime
}

/// The answer about a characteristic of the user, which a terminal never gives.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    // Sendable: the value never changes.

    /// The characteristic.
    public let biologicalSex: HKBiologicalSex

    init(biologicalSex: HKBiologicalSex) { self.biologicalSex = biologicalSex }
}

/// The answer about a characteristic of the user, which a terminal never gives.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    // Sendable: the value never changes.

    /// The characteristic.
    public let bloodType: HKBloodType

    init(bloodType: HKBloodType) { self.bloodType = bloodType }
}

/// The answer about a characteristic of the user, which a terminal never gives.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    // Sendable: the value never changes.

    /// The characteristic.
    public let skinType: HKFitzpatrickSkinType

    init(skinType: HKFitzpatrickSkinType) { self.skinType = skinType }
}

/// The answer about a characteristic of the user, which a terminal never gives.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    // Sendable: the value never changes.

    /// The characteristic.
    public let wheelchairUse: HKWheelchairUse

    init(wheelchairUse: HKWheelchairUse) { self.wheelchairUse = wheelchairUse }
}

/// The answer about a characteristic of the user, which a terminal never gives.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    // Sendable: the value never changes.

    /// The characteristic.
    public let activityMoveMode: HKActivityMoveMode

    init(activityMoveMode: HKActivityMoveMode) { self.activityMoveMode = activityMoveMode }
}
