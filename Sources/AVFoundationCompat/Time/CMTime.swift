@_exported import FoundationGaps

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The number of units in a second.
public typealias CMTimeScale = Int32
/// A count that tells apart the times of a repeated timeline.
public typealias CMTimeEpoch = Int64

/// The highest number of units in a second.
public let kCMTimeMaxTimescale: CMTimeScale = .max

/// Properties of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The time is valid.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The time has been rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is after all others.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is before all others.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time is not known, such as the duration of a live transmission.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// The flags of times that are not numbers.
    public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded when it gets another number of units in a second.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero
    /// Toward zero for fewer units in a second, and away from zero for more.
    case quickTime
    case roundTowardPositiveInfinity, roundTowardNegativeInfinity

    /// Halves are rounded away from zero.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction: a value, and the number of its units in a second.
public struct CMTime: Sendable {
    /// The number of units.
    public var value: CMTimeValue
    /// The number of units in a second.
    public var timescale: CMTimeScale
    /// The properties of the time.
    public var flags: CMTimeFlags
    /// The repetition of a timeline. Times are compared by their epochs first.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() {
        self.init(value: 0, timescale: 0, flags: [], epoch: 0)
    }

    /// Creates a time from its parts.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Creates a time of a number of units; it is invalid if a second has no units.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates a time from seconds, rounded toward zero. A time that is too long for the number of units gets fewer of
    /// them in a second.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else {
            self.init()
            return
        }
        var scale = preferredTimescale
        while scale > 1, abs(seconds * Double(scale)) >= 0x1p63 { scale /= 2 }
        let units = seconds * Double(scale)
        guard abs(units) < 0x1p63 else {
            self = seconds < 0 ? .negativeInfinity : .positiveInfinity
            return
        }
        self.init(value: CMTimeValue(units), timescale: scale)
        if Double(value) != units { flags.insert(.hasBeenRounded) }
    }

    /// No time.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// A time without a meaning.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// A time after all others.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// A time before all others.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    /// The time in seconds: infinite for an infinite time, and not a number for an invalid or unknown one.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }

    /// Whether the time has a meaning.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale != 0 }
    /// Whether the time is not known.
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    /// Whether the time is after all others.
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    /// Whether the time is before all others.
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    /// Whether the time has been rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Returns the time with another number of units in a second.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
        return CMTime(
            units: Int128(value) * Int128(newTimescale), per: Int128(timescale), timescale: newTimescale,
            method: method == .quickTime ? newTimescale < timescale ? .roundTowardZero : .roundAwayFromZero : method,
            isRounded: hasBeenRounded, epoch: epoch)
    }
}

extension CMTime {
    /// Creates the time of a fraction of units, rounded to whole units.
    init(
        units: Int128, per divisor: Int128, timescale: CMTimeScale,
        method: CMTimeRoundingMethod = .roundHalfAwayFromZero, isRounded: Bool = false, epoch: CMTimeEpoch
    ) {
        var (whole, rest) = units.quotientAndRemainder(dividingBy: divisor)
        let isNegative = (rest < 0) != (divisor < 0)
        let isUp =
            switch method {
            case .roundHalfAwayFromZero: 2 * rest.magnitude >= divisor.magnitude
            case .roundTowardZero, .quickTime: false
            case .roundAwayFromZero: true
            case .roundTowardPositiveInfinity: !isNegative
            case .roundTowardNegativeInfinity: isNegative
            }
        if rest != 0, isUp { whole += isNegative ? -1 : 1 }
        guard let value = CMTimeValue(exactly: whole) else {
            self = whole < 0 ? .negativeInfinity : .positiveInfinity
            return
        }
        self.init(value: value, timescale: timescale)
        self.epoch = epoch
        if rest != 0 || isRounded { flags.insert(.hasBeenRounded) }
    }
}

extension CMTime: Comparable, Hashable {
    /// The order of times that are not numbers: those before all numbers are negative, those after them positive.
    private var rank: Int {
        if isNumeric { return 0 }
        return isNegativeInfinity ? -1 : isPositiveInfinity ? 1 : isIndefinite ? 2 : 3
    }

    /// Returns whether two times have the same length.
    public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
        lhs.rank == rhs.rank && lhs.epoch == rhs.epoch && (lhs.rank != 0 || difference(lhs, rhs) == 0)
    }

    /// Returns whether the first time is before the second. An unknown time is after all known ones.
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool {
        if lhs.rank != rhs.rank { return lhs.rank < rhs.rank }
        if lhs.epoch != rhs.epoch { return lhs.epoch < rhs.epoch }
        return lhs.rank == 0 && difference(lhs, rhs) < 0
    }

    /// A number with the sign of the difference between two numeric times.
    private static func difference(_ lhs: CMTime, _ rhs: CMTime) -> Int128 {
        Int128(lhs.value) * Int128(rhs.timescale) - Int128(rhs.value) * Int128(lhs.timescale)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        hasher.combine(epoch)
        // Equal fractions have the same quotient, whatever their units are.
        if rank == 0 { hasher.combine(Double(value) / Double(timescale)) }
    }
}
