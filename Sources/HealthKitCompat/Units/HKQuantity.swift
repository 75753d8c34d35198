import Foundation

/// A number with a unit.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: a quantity has no value that changes.
    private let unit: HKUnit
    private let value: Double

    /// Creates a quantity.
    public init(unit: HKUnit, doubleValue value: Double) {
        self.unit = unit
        self.value = value
    }

    /// Whether the quantity can be converted into a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimensions == self.unit.dimensions }

    /// Returns the number in a unit.
    ///
    /// The quantity must be convertible into the unit.
    open func doubleValue(for unit: HKUnit) -> Double {
        precondition(`is`(compatibleWith: unit), "A quantity in \(self.unit) has no value in \(unit)")
        if unit.isEqual(self.unit) { return value }
        return (value + self.unit.offset) * self.unit.factor / unit.factor - unit.offset
    }

    /// Compares two quantities, which must be convertible.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value == other ? .orderedSame : .orderedDescending
    }

    /// Returns the quantity itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether the other object is the same quantity, in whatever unit.
    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    /// A hash value, which is the same for equal quantities.
    override open var hash: Int { unit.dimensions.hashValue }
    /// The number and the unit.
    override open var description: String { "\(value.formatted(.number.grouping(.never))) \(unit)" }
}
