import Testing
@testable import LinuxCombine

/// Everything that asks the clock. Memory is measured and real time too, so these tests run one after the
/// other.
@Suite(.serialized)
enum ClockTests {}

/// Runs `body` under a clock that stands still until it is moved.
func withVirtualTime(_ body: (VirtualTime) throws -> Void) rethrows {
    let time = VirtualTime()
    try CombineClock.withTime(time) { try body(time) }
}
