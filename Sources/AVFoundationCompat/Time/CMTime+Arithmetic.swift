extension CMTime {
    /// Returns the sum of two times. An unknown or infinite one is the result; two infinite ones of different signs have
    /// none.
    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: 1) }
    /// Returns the difference of two times.
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: -1) }
    /// Adds a time.
    public static func += (lhs: inout CMTime, rhs: CMTime) { lhs = lhs + rhs }
    /// Subtracts a time.
    public static func -= (lhs: inout CMTime, rhs: CMTime) { lhs = lhs - rhs }

    private static func sum(_ lhs: CMTime, _ rhs: CMTime, sign: Int128) -> CMTime {
        guard lhs.isValid, rhs.isValid else { return .invalid }
        guard lhs.isNumeric, rhs.isNumeric else {
            if lhs.isIndefinite || rhs.isIndefinite { return .indefinite }
            // The infinite terms as numbers: their sum is 0 if they cancel each other.
            func infinity(_ time: CMTime) -> Int128 { time.isNumeric ? 0 : time.isPositiveInfinity ? 1 : -1 }
            let total = infinity(lhs) + sign * infinity(rhs)
            return total == 0 ? .invalid : total > 0 ? .positiveInfinity : .negativeInfinity
        }
        guard lhs.epoch == rhs.epoch || lhs.epoch == 0 || rhs.epoch == 0 else { return .invalid }
        let (one, other) = (Int128(lhs.timescale), Int128(rhs.timescale))
        let common = one / divisor(one, other) * other
        let scale = min(common, Int128(kCMTimeMaxTimescale))
        return CMTime(
            units: (Int128(lhs.value) * other + sign * Int128(rhs.value) * one) * scale, per: one * other,
            timescale: CMTimeScale(scale), isRounded: lhs.hasBeenRounded || rhs.hasBeenRounded,
            epoch: sign < 0 && lhs.epoch == rhs.epoch ? 0 : lhs.epoch == 0 ? rhs.epoch : lhs.epoch)
    }

    /// Returns the greatest common divisor of two positive numbers.
    private static func divisor(_ one: Int128, _ other: Int128) -> Int128 {
        var (one, other) = (one, other)
        while other != 0 { (one, other) = (other, one % other) }
        return one
    }

    /// Returns the time times a fraction.
    fileprivate func multiplied(by numerator: Int32, over denominator: Int32) -> CMTime {
        guard isNumeric else { return isInfinite && numerator.signum() * denominator.signum() < 0 ? opposite : self }
        guard denominator != 0 else { return .invalid }
        return CMTime(
            units: Int128(value) * Int128(numerator), per: Int128(denominator), timescale: timescale,
            isRounded: hasBeenRounded, epoch: epoch)
    }

    private var isInfinite: Bool { isPositiveInfinity || isNegativeInfinity }
    private var opposite: CMTime { isPositiveInfinity ? .negativeInfinity : .positiveInfinity }
}

/// Creates a time of a number of units.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Creates a time from seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns the sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Returns the difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1 if the first time is before the second, 1 if it is after it, and 0 otherwise.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
/// Returns the earlier time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// Returns the later time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

/// Returns a multiple of a time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.multiplied(by: multiplier, over: 1) }

/// Returns a fraction of a time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
    time.multiplied(by: multiplier, over: divisor)
}

/// Returns a multiple of a time, rounded to its units.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    guard time.isNumeric else { return time }
    var product = CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
    if product.isNumeric, product.timescale == time.timescale {
        let units = (Double(time.value) * multiplier).rounded()
        if abs(units) < 0x1p63 { product.value = CMTimeValue(units) }
    }
    product.epoch = time.epoch
    return product
}

/// Returns a time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
    if time.isNegativeInfinity { return .positiveInfinity }
    return time.value < 0 ? CMTimeMultiply(time, multiplier: -1) : time
}

/// Returns a time with another number of units in a second.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    time.convertScale(timescale, method: method)
}

extension NSValue {
    /// Creates a value with a time.
    public convenience init(time: CMTime) {
        // The four parts as numbers, since only values of Foundation's own types are copied.
        self.init(
            rect: CGRect(
                x: Double(time.value), y: Double(time.timescale), width: Double(time.flags.rawValue),
                height: Double(time.epoch)))
    }

    /// The time; the program ends if the value is something else.
    public var timeValue: CMTime {
        let parts = rectValue
        return CMTime(
            value: CMTimeValue(parts.minX), timescale: CMTimeScale(parts.minY),
            flags: CMTimeFlags(rawValue: UInt32(parts.width)), epoch: CMTimeEpoch(parts.height))
    }
}
