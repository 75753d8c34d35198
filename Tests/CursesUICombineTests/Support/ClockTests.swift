import Testing
@testable import LinuxCombine

/// The tests that use the clock. They run one after the other, because some measure memory or real time.
@Suite(.serialized)
enum ClockTests {}

/// Runs `body` with a clock that stands still until it is advanced.
func withVirtualTime(_ body: (VirtualTime) throws -> Void) rethrows {
    let time = VirtualTime()
    try CombineClock.withTime(time) { try body(time) }
}
