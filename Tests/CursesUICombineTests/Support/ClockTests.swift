import Testing
@testable import LinuxCombine

/// The parent suite of the tests that depend on the clock. They run serially, because some of them measure memory or
/// real time.
@Suite(.serialized)
enum ClockTests {}

/// Runs `body` with a virtual clock that stands still until the test advances it.
func withVirtualTime(_ body: (VirtualTime) throws -> Void) rethrows {
    let time = VirtualTime()
    try CombineClock.withTime(time) { try body(time) }
}
