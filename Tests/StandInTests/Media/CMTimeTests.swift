import AVKitCompat
import Testing

@Suite("Times of audio and video")
struct CMTimeTests {
    @Test("Seconds become units, rounded toward zero")
    func seconds() {
        let time = CMTime(seconds: 2.5, preferredTimescale: 600)
        #expect(time.value == 1500 && time.timescale == 600 && time.seconds == 2.5 && !time.hasBeenRounded)
        let short = CMTimeMakeWithSeconds(0.5, preferredTimescale: 1)
        #expect(short.value == 0 && short.hasBeenRounded)
        #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
        let long = CMTime(seconds: 1e12, preferredTimescale: 1_000_000_000)
        #expect(long.seconds == 1e12 && long.timescale < 1_000_000_000)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
        #expect(CMTime(seconds: -1e300, preferredTimescale: 600) == .negativeInfinity)
    }

    @Test("A time without a number has no seconds")
    func unknown() {
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.indefinite.isIndefinite && !CMTime.indefinite.isNumeric)
        #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid && !CMTime(value: 1, timescale: 0).isValid)
        #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.negativeInfinity.seconds == -.infinity)
    }

    @Test("Times are compared as fractions, also with large numbers")
    func comparison() {
        let half = CMTime(value: 1, timescale: 2)
        let same = CMTime(value: 300, timescale: 600)
        #expect(half == same && half.hashValue == same.hashValue && Set([half, same]).count == 1)
        #expect(CMTime(value: 1, timescale: 3) < half && CMTimeCompare(half, .zero) == 1)
        #expect(CMTime(value: .max - 1, timescale: .max) < CMTime(value: .max, timescale: .max))
        #expect(CMTime.negativeInfinity < .zero && half < .positiveInfinity && .positiveInfinity < CMTime.indefinite)
        #expect(CMTimeMaximum(half, .zero) == half && CMTimeMinimum(half, .zero) == .zero)
    }

    @Test("Sums have the least common units")
    func arithmetic() {
        var sum = CMTime(value: 1, timescale: 4) + CMTime(value: 1, timescale: 6)
        #expect(sum.value == 5 && sum.timescale == 12)
        sum -= CMTime(value: 5, timescale: 12)
        #expect(sum == .zero)
        #expect(CMTime(value: 1, timescale: 1) + .indefinite == .indefinite)
        #expect(CMTimeSubtract(.zero, .positiveInfinity) == .negativeInfinity)
        #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid && !(CMTime.zero + .invalid).isValid)
        #expect(CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1) == .positiveInfinity)
    }

    @Test("Times are multiplied, and get other units")
    func products() {
        let time = CMTime(value: 5, timescale: 10)
        #expect(CMTimeMultiply(time, multiplier: 3) == CMTime(value: 15, timescale: 10))
        #expect(CMTimeMultiplyByFloat64(time, multiplier: 0.5).value == 3)
        #expect(CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 5).value == 1)
        #expect(CMTimeMultiply(.positiveInfinity, multiplier: -2) == .negativeInfinity)
        #expect(CMTimeAbsoluteValue(CMTime(value: -1, timescale: 2)) == CMTime(value: 1, timescale: 2))
        #expect(time.convertScale(1, method: .default).value == 1)
        #expect(time.convertScale(1, method: .roundTowardZero).value == 0)
        #expect(CMTimeConvertScale(time, timescale: 600, method: .default).value == 300)
        #expect(CMTime(value: -5, timescale: 10).convertScale(1, method: .roundTowardNegativeInfinity).value == -1)
    }

    @Test("A range contains its times, but not its end")
    func ranges() {
        func second(_ count: Int64) -> CMTime { CMTime(value: count, timescale: 1) }
        let range = CMTimeRange(start: second(1), end: second(3))
        #expect(range.duration == second(2) && range.containsTime(second(1)) && !range.containsTime(second(3)))
        let other = CMTimeRangeMake(start: second(2), duration: second(4))
        #expect(range.intersection(other) == CMTimeRange(start: second(2), end: second(3)))
        #expect(range.union(other) == CMTimeRange(start: second(1), end: second(6)))
        #expect(!range.containsTimeRange(other) && CMTimeRange.zero.isEmpty && !CMTimeRange.invalid.isValid)
    }

    @Test("A value keeps a time")
    func value() {
        let time = CMTime(value: -1234, timescale: 600)
        #expect(NSValue(time: time).timeValue == time && NSValue(time: .indefinite).timeValue.isIndefinite)
    }
}
