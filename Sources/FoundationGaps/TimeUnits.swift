// The numbers and functions of Darwin's headers, which code uses with `Task.sleep(nanoseconds:)` and `DispatchTime`.

import Dispatch

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
}

/// Stores the fraction by which `mach_absolute_time()` is multiplied to become nanoseconds.
///
/// - Returns: 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t()
    return 0
}
