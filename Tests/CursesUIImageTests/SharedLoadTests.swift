import CursesUISupport
import CursesUITerminal
import Foundation
import Testing

@testable import CursesUIImage

@Suite("Loads that are shared")
struct SharedLoadTests {
    private let url = URL(string: "https://example.org/a.png")!

    /// Counts the requests that have started and those that were cancelled, and lets the test finish them.
    private final class Work: Sendable {
        struct State {
            var started = 0
            var cancelled = 0
            var isOpen = false
        }

        let state = Locked(State())

        func run() async throws -> Int {
            let number = state.withLock { state in
                state.started += 1
                return state.started
            }
            while !state.withLock({ $0.isOpen }) {
                do {
                    try await Task.sleep(for: .milliseconds(1))
                } catch {
                    state.withLock { $0.cancelled += 1 }
                    throw error
                }
            }
            return number
        }

        func open() { state.withLock { $0.isOpen = true } }
    }

    private func wait(until condition: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition(), ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(condition())
    }

    private func ask(_ loads: SharedLoads<Int>, _ work: Work) -> Task<Int, any Error> {
        let url = url
        return Task { try await loads.value(at: url) { try await work.run() } }
    }

    @Test("Who asks while a load is under way gets what it brings")
    func shared() async throws {
        let (loads, work) = (SharedLoads<Int>(), Work())
        let tasks = (0..<20).map { _ in ask(loads, work) }
        await wait { loads.waiterCount(at: url) == 20 }
        work.open()
        for task in tasks { #expect(try await task.value == 1) }
        // After a load has ended, the next request starts a new load.
        #expect(try await ask(loads, work).value == 2)
    }

    @Test("One who goes leaves the load to the others, at once")
    func leaving() async throws {
        let (loads, work) = (SharedLoads<Int>(), Work())
        let first = ask(loads, work)
        await wait { work.state.withLock { $0.started } == 1 }
        let second = ask(loads, work)
        await wait { loads.waiterCount(at: url) == 2 }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(work.state.withLock { $0.cancelled } == 0)
        work.open()
        #expect(try await first.value == 1)
    }

    @Test("The last one who goes cancels the load, and who comes later begins another one")
    func last() async throws {
        let (loads, work) = (SharedLoads<Int>(), Work())
        let first = ask(loads, work)
        await wait { work.state.withLock { $0.started } == 1 }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        await wait { work.state.withLock { $0.cancelled } == 1 }
        work.open()
        #expect(try await ask(loads, work).value == 2)
    }

    @Test("A failure is that of all who wait, and not kept")
    func failure() async throws {
        let loads = SharedLoads<Int>()
        await #expect(throws: PictureError.tooSlow) {
            try await loads.value(at: url) { throw PictureError.tooSlow }
        }
        #expect(try await loads.value(at: url) { 7 } == 7)
    }
}
