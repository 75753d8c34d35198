import CursesUITerminal
import Dispatch
import Testing

@testable import CursesUI

@MainActor
@Suite("A frame scheduler")
struct FrameSchedulerTests {
    /// Waits until the work that is already in the main queue has run.
    private func turn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test("makes one frame of the requests of a turn, and reads what was typed meanwhile before it")
    func order() async {
        let frames = FrameScheduler()
        var log: [String] = []
        frames.readInput = { [unowned frames] in
            log.append("input")
            frames.requestFrame()
        }
        frames.render = { log.append("frame") }
        frames.requestFrame()
        frames.requestFrame()
        await turn()
        await turn()
        #expect(log == ["input", "frame"])
    }

    @Test("makes another frame where one asks for it")
    func again() async {
        let clock = ManualClock()
        let frames = FrameScheduler(clock: clock) { clock.now }
        var count = 0
        frames.render = { [unowned frames] in
            count += 1
            if count < 3 { frames.requestFrame() }
        }
        frames.requestFrame()
        for _ in 0..<3 {
            await turn()
            clock.advance(by: .milliseconds(17))
        }
        #expect(count == 3)
    }

    @Test("makes at most sixty frames a second of a stream of changes: the first at once, the last never lost")
    func stream() async {
        let clock = ManualClock()
        let frames = FrameScheduler(clock: clock) { clock.now }
        var value = 0
        var shown: [Int] = []
        frames.render = { shown.append(value) }
        for change in 1...1000 {
            value = change
            frames.requestFrame()
            await turn()
            if change == 1 { #expect(shown == [1]) }
            clock.advance(by: .milliseconds(1))
        }
        #expect(shown.count <= 61)
        #expect(shown.count >= 55)
        clock.advance(by: .milliseconds(17))
        #expect(shown.last == 1000)
        // A change after a pause is shown without delay.
        clock.advance(by: .seconds(1))
        value = 2000
        frames.requestFrame()
        await turn()
        #expect(shown.last == 2000)
    }

    @Test("draws what input asks for in its turn, also where a frame has been put off; nothing is drawn twice")
    func inputWithinStream() async {
        let clock = ManualClock()
        let frames = FrameScheduler(clock: clock) { clock.now }
        var count = 0
        frames.render = { count += 1 }
        frames.requestFrame()
        await turn()
        frames.requestFrame()
        await turn()
        #expect(count == 1)
        frames.servingInput {}
        frames.endTurn()
        #expect(count == 2)
        // An action may start a task, which requests another frame.
        frames.requestFrame()
        await turn()
        #expect(count == 3)
        clock.advance(by: .seconds(1))
        await turn()
        #expect(count == 3)
    }

    @Test("keeps up with keys, however fast they come, and what follows from each")
    func keys() async {
        let clock = ManualClock()
        let frames = FrameScheduler(clock: clock) { clock.now }
        var count = 0
        frames.render = { count += 1 }
        for key in 1...100 {
            frames.servingInput { frames.requestFrame() }
            frames.endTurn()
            #expect(count == 2 * key - 1)
            frames.requestFrame()
            await turn()
            #expect(count == 2 * key)
        }
    }

    @Test("What input asks for is one frame, at the end of its turn")
    func input() {
        let frames = FrameScheduler()
        var count = 0
        frames.render = { count += 1 }
        frames.servingInput {
            frames.requestFrame()
            frames.requestFrame()
            #expect(count == 0)
        }
        frames.endTurn()
        frames.endTurn()
        #expect(count == 1)
    }
}

/// A clock that stands still until a test advances it.
@MainActor
private final class ManualClock: TerminalClock {
    private(set) var now = Duration.zero
    private var waiting: [(due: Duration, work: @MainActor @Sendable () -> Void)] = []

    func schedule(after delay: Duration, _ work: @escaping @MainActor @Sendable () -> Void) {
        waiting.append((now + delay, work))
    }

    func advance(by duration: Duration) {
        now += duration
        let due = waiting.filter { $0.due <= now }
        waiting.removeAll { $0.due <= now }
        for entry in due { entry.work() }
    }
}
