import Foundation

/// The identifier of a type of samples that combine others.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCorrelationTypeIdentifier {
    /// Blood pressure.
    public static let bloodPressure = HKCorrelationTypeIdentifier("BloodPressure")
    /// Food.
    public static let food = HKCorrelationTypeIdentifier("Food")

    private init(_ name: String) { rawValue = "HKCorrelationTypeIdentifier\(name)" }
}
