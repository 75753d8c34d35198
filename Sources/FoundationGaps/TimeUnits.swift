// The numbers and functions of Darwin's headers, which code uses with `Task.sleep(nanoseconds:)` and `DispatchTime`.

import Dispatch
import Glibc

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// Returns the nanoseconds since the machine has been started, without the time in which it slept.
public func mach_absolute_time() -> UInt64 {
    DispatchTime.now().uptimeNanoseconds
}

/// The fraction by which `mach_absolute_time()` is multiplied to become nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// The numerator: 1.
    public var numer: UInt32 = 1
    /// The denominator: 1.
    public var denom: UInt32 = 1

    /// Creates the fraction.
    public init() {}

    /// Creates a fraction.
    public init(numer: UInt32, denom: UInt32) {
        self.numer = numer
        self.denom = denom
    }
}

/// Returns the fraction by which `mach_absolute_time()` is multiplied to become nanoseconds. On a Mac, this is the
/// structure itself.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Returns a fraction. On a Mac, this is the structure itself.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Stores the fraction by which `mach_absolute_time()` is multiplied to become nanoseconds.
///
/// - Returns: 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t()
    return 0
}

/// Returns the nanoseconds since the machine has been started, with the time in which it slept.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// The clock of `mach_absolute_time()`.
public let CLOCK_UPTIME_RAW: clockid_t = CLOCK_MONOTONIC

/// Returns the nanoseconds of a clock.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock_id, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}
