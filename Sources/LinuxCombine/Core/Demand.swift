extension Subscribers {
    /// A number of values asked for, which may be unlimited.
    ///
    /// Unlimited absorbs: adding to it or taking from it leaves it unlimited. A demand is never
    /// negative; the result of a subtraction below zero is zero.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
        @usableFromInline let raw: UInt

        @inlinable
        init(raw: UInt) {
            self.raw = Swift.min(raw, UInt(Int.max) + 1)
        }

        /// As many values as there are.
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

        /// The number of values, or `nil` if unlimited.
        @inlinable
        public var max: Int? {
            self == .unlimited ? nil : Int(raw)
        }

        /// Reads a demand as it was written.
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
    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func + (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited || rhs == .unlimited { return .unlimited }
        return Self(raw: lhs.raw + rhs.raw)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func += (lhs: inout Self, rhs: Self) {
        lhs = lhs + rhs
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func + (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        return rhs < 0 ? lhs - Self(raw: rhs.magnitude) : Self(raw: lhs.raw + UInt(rhs))
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func += (lhs: inout Self, rhs: Int) {
        lhs = lhs + rhs
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func * (lhs: Self, rhs: Int) -> Self {
        if lhs == .unlimited { return .unlimited }
        precondition(rhs >= 0, "A demand cannot be negative")
        let (product, overflow) = lhs.raw.multipliedReportingOverflow(by: UInt(rhs))
        return overflow ? .unlimited : Self(raw: product)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func *= (lhs: inout Self, rhs: Int) {
        lhs = lhs * rhs
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func - (lhs: Self, rhs: Self) -> Self {
        if lhs == .unlimited { return .unlimited }
        if rhs == .unlimited || rhs.raw >= lhs.raw { return .none }
        return Self(raw: lhs.raw - rhs.raw)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Self) {
        lhs = lhs - rhs
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func - (lhs: Self, rhs: Int) -> Self {
        rhs < 0 ? lhs + Self(raw: rhs.magnitude) : lhs - Self(raw: UInt(rhs))
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func -= (lhs: inout Self, rhs: Int) {
        lhs = lhs - rhs
    }
}

// MARK: Comparison

extension Subscribers.Demand {
    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.raw < rhs.raw
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func == (lhs: Self, rhs: Int) -> Bool {
        rhs >= 0 && lhs.raw == UInt(rhs)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func == (lhs: Int, rhs: Self) -> Bool {
        rhs == lhs
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func != (lhs: Self, rhs: Int) -> Bool {
        !(lhs == rhs)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func != (lhs: Int, rhs: Self) -> Bool {
        !(rhs == lhs)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func < (lhs: Self, rhs: Int) -> Bool {
        rhs > 0 && lhs.raw < UInt(rhs)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func < (lhs: Int, rhs: Self) -> Bool {
        lhs < 0 || UInt(lhs) < rhs.raw
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func > (lhs: Self, rhs: Int) -> Bool {
        rhs < lhs
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func > (lhs: Int, rhs: Self) -> Bool {
        rhs < lhs
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func <= (lhs: Self, rhs: Int) -> Bool {
        !(rhs < lhs)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func <= (lhs: Int, rhs: Self) -> Bool {
        !(rhs < lhs)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func >= (lhs: Self, rhs: Int) -> Bool {
        !(lhs < rhs)
    }

    /// What comes of two demands, or of one and a number.
    @inlinable
    public static func >= (lhs: Int, rhs: Self) -> Bool {
        !(lhs < rhs)
    }
}
