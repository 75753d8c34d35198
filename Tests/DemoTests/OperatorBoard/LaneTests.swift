import Testing

@testable import OperatorBoard

@Suite("A lane of the operator board")
struct LaneTests {
    private func lane(_ events: (Int, Lane.Event)...) -> Lane {
        events.reduce(into: Lane()) { $0.append($1.1, at: $1.0) }
    }

    private func picture(_ lane: Lane, at now: Int = 9) -> String {
        lane.picture(at: now, width: 10).text
    }

    @Test("A lane that has not begun is blank")
    func blank() {
        #expect(picture(Lane()) == "          ")
    }

    @Test("The line goes from the beginning to the end")
    func line() {
        let live = lane((2, .begun), (4, .value("1")))
        #expect(picture(live) == "  ──1─────")
        #expect(live.isRunning)
        #expect(picture(lane((2, .begun), (6, .finished))) == "  ────|   ")
        #expect(picture(lane((2, .begun), (6, .failed))) == "  ────✕   ")
        let cancelled = lane((2, .begun), (6, .cancelled))
        #expect(picture(cancelled) == "  ────    ")
        #expect(!cancelled.isRunning)
    }

    @Test("Time moves everything to the left, and out")
    func moving() {
        let lane = lane((0, .begun), (3, .value("1")), (5, .finished))
        #expect(picture(lane, at: 12) == "1─|       ")
        #expect(picture(lane, at: 14) == "|         ")
        #expect(picture(lane, at: 20) == "          ")
    }

    @Test("A label ends at its time; what has no room is pushed back, and cut at the edge")
    func labels() {
        #expect(picture(lane((0, .begun), (9, .value("abc")))) == "───────abc")
        #expect(picture(lane((0, .begun), (5, .value("1")), (5, .value("2")), (5, .finished))) == "───12|    ")
        #expect(picture(lane((0, .begun), (0, .value("xyz")), (1, .value("1")))) == "z1────────")
    }

    @Test("What is forgotten leaves the line as it was")
    func forgetting() {
        var live = lane((0, .begun), (2, .value("1")), (8, .value("2")))
        live.forget(before: 5)
        #expect(picture(live) == "────────2─")
        live.forget(before: 20)
        #expect(live.lastTick == nil)
        #expect(live.isRunning)
        #expect(picture(live, at: 30) == "──────────")
        var ended = lane((0, .begun), (2, .finished))
        ended.forget(before: 5)
        #expect(!ended.isRunning)
        #expect(picture(ended) == "          ")
    }
}
