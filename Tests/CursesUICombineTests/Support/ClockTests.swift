#if !canImport(Combine)
import Testing
@testable import CursesUICombine

/// Everything that asks the clock: the clock is one, so these tests run one after the other.
@Suite(.serialized)
enum ClockTests {}

/// Runs `body` under a clock that stands still until it is moved.
func withVirtualTime(_ body: (VirtualTime) throws -> Void) rethrows {
    let time = VirtualTime()
    CombineClock.current = time
    defer { CombineClock.reset() }
    try body(time)
}
#endif
