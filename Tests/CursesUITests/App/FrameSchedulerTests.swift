import Dispatch
import Testing
@testable import CursesUI

@MainActor
@Suite("A frame scheduler")
struct FrameSchedulerTests {
    /// Waits for what the main queue holds by now.
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
        let frames = FrameScheduler()
        var count = 0
        frames.render = { [unowned frames] in
            count += 1
            if count < 3 { frames.requestFrame() }
        }
        frames.requestFrame()
        for _ in 0..<4 { await turn() }
        #expect(count == 3)
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
