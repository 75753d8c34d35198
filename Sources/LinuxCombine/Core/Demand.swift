extension Subscribers {
    /// A requested number of values, which may be unlimited.
    ///
    /// Adding to an unlimited demand, or subtracting from it, leaves it unlimited. A demand is never negative; the
    /// result of a subtraction below zero is zero.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
        @usableFromInline let raw: UInt

        @inlinable
        init(raw: UInt) {
            self.raw = Swift.min(raw, UInt(Int.max) + 1)
        }

        /// An unlimited number of values.
        @inlinable public static var unlimited: Demand { Demand(raw: UInt(Int.max) + 1) }

        /// No values. The same as `max(0)`.
        @inlinable public static var none: Demand { Demand(raw: 0) }

        /// At most `value` values.
        ///
        /// - Precondition: `value` is not negative.
        @inlinable
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand cannot be negative")
            return Demand(raw: UInt(value))
        }

        /// The number of values, or `nil` if the demand is unlimited.
        @inlinable
        public var max: Int? {
            self == .unlimited ? nil : Int(raw)
        }

        /// Decodes a demand.
        public init(from decoder: any Decoder) throws {
            self.init(raw: try decoder.singleValueContainer().decode(UInt.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(raw)
        }
    }
}

extension Subscribers.Demand: CustomStringConvertible {
    public var description: String {
        max.map { "max(\($0))" } ?? "unlimited"
    }
}

// MARK: Arithmetic

extension Subscribers.Demand {
    /// Returns the sum of two demands.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited || rhs == .unlimited { return .unlimited }
        return Self(raw: lhs.raw + rhs.raw)
    }

    /// Adds the second demand to the first.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) {
        lhs = lhs + rhs
    }

    /// Returns the sum of a demand and a number.
    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        return rhs < 0 ? lhs - Self(raw: rhs.magnitude) : Self(raw: lhs.raw + UInt(rhs))
    }

    /// Adds a number to a demand.
    @inlinable
    public static func += (lhs: inout Self, rhs: Int) {
        lhs = lhs + rhs
    }

    /// Returns a demand multiplied by a number.
    @inlinable
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        precondition(rhs >= 0, "A demand cannot be negative")
        let (product, overflow) = lhs.raw.multipliedReportingOverflow(by: UInt(rhs))
        return overflow ? .unlimited : Self(raw: product)
    }

    /// Multiplies a demand by a number.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Int) {
        lhs = lhs * rhs
    }

    /// Returns the difference of two demands, at least zero.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return .unlimited }
        if rhs == .unlimited || rhs.raw >= lhs.raw { return .none }
        return Self(raw: lhs.raw - rhs.raw)
    }

    /// Subtracts the second demand from the first.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) {
        lhs = lhs - rhs
    }

    /// Returns the difference of a demand and a number, at least zero.
    @inlinable
    public static func - (lhs: Self, rhs: Int) -> Self {
        rhs < 0 ? lhs + Self(raw: rhs.magnitude) : lhs - Self(raw: UInt(rhs))
    }

    /// Subtracts a number from a demand.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Int) {
        lhs = lhs - rhs
    }
}

// MARK: Comparison

extension Subscribers.Demand {
    /// Returns whether the first demand is less than the second.
    @inlinable
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.raw < rhs.raw
    }

    /// Returns whether a demand is equal to a number.
    @inlinable
    public static func == (lhs: Self, rhs: Int) -> Bool {
        rhs >= 0 && lhs.raw == UInt(rhs)
    }

    /// Returns whether a number is equal to a demand.
    @inlinable
    public static func == (lhs: Int, rhs: Self) -> Bool {
        rhs == lhs
    }

    /// Returns whether a demand is not equal to a number.
    @inlinable
    public static func != (lhs: Self, rhs: Int) -> Bool {
        !(lhs == rhs)
    }

    /// Returns whether a number is not equal to a demand.
    @inlinable
    public static func != (lhs: Int, rhs: Self) -> Bool {
        !(rhs == lhs)
    }

    /// Returns whether a demand is less than a number.
    @inlinable
    public static func < (lhs: Self, rhs: Int) -> Bool {
        rhs > 0 && lhs.raw < UInt(rhs)
    }

    /// Returns whether a number is less than a demand.
    @inlinable
    public static func < (lhs: Int, rhs: Self) -> Bool {
        lhs < 0 || UInt(lhs) < rhs.raw
    }

    /// Returns whether a demand is greater than a number.
    @inlinable
    public static func > (lhs: Self, rhs: Int) -> Bool {
        rhs < lhs
    }

    /// Returns whether a number is greater than a demand.
    @inlinable
    public static func > (lhs: Int, rhs: Self) -> Bool {
        rhs < lhs
    }

    /// Returns whether a demand is at most a number.
    @inlinable
    public static func <= (lhs: Self, rhs: Int) -> Bool {
        !(rhs < lhs)
    }

    /// Returns whether a number is at most a demand.
    @inlinable
    public static func <= (lhs: Int, rhs: Self) -> Bool {
        !(rhs < lhs)
    }

    /// Returns whether a demand is at least a number.
    @inlinable
    public static func >= (lhs: Self, rhs: Int) -> Bool {
        !(lhs < rhs)
    }

    /// Returns whether a number is at least a demand.
    @inlinable
    public static func >= (lhs: Int, rhs: Self) -> Bool {
        !(lhs < rhs)
    }
}
