import Foundation

/// The identifier of a characteristic of the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCharacteristicTypeIdentifier {
    /// Activity move mode.
    public static let activityMoveMode = HKCharacteristicTypeIdentifier("ActivityMoveMode")
    /// Biological sex.
    public static let biologicalSex = HKCharacteristicTypeIdentifier("BiologicalSex")
    /// Blood type.
    public static let bloodType = HKCharacteristicTypeIdentifier("BloodType")
    /// Date of birth.
    public static let dateOfBirth = HKCharacteristicTypeIdentifier("DateOfBirth")
    /// Fitzpatrick skin type.
    public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier("FitzpatrickSkinType")
    /// Wheelchair use.
    public static let wheelchairUse = HKCharacteristicTypeIdentifier("WheelchairUse")

    private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }
}
