import Foundation
import Testing
@testable import CursesUI

@MainActor
@Suite("Values of other threads", .serialized)
struct ReceivedValuesTests {
    @Test("A thread that sends faster than the main one receives waits for room, and nothing is lost")
    func bounded() async {
        // Other tests may keep the main actor busy for longer than a sender waits in an app.
        let values = ReceivedValues<Int>(patience: 60)
        var received: [Int] = []
        var most = 0
        values.deliver = { amount in
            most = max(most, values.count)
            values.take(amount) { received.append($0) }
        }
        let total = 50_000
        let (ended, end) = AsyncStream<Void>.makeStream()
        Thread.detachNewThread {
            for value in 0..<total { values.put(value) }
            end.finish()
        }
        for await _ in ended {}
        while received.count < total { await Task.yield() }
        #expect(received == Array(0..<total))
        #expect(most <= ReceivedValues<Int>.limit)
    }

    @Test("A thread for which the main one waits is not kept waiting by it")
    func waitedFor() {
        let values = ReceivedValues<Int>()
        var received = 0
        values.deliver = { amount in values.take(amount) { _ in received += 1 } }
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            for value in 0..<10_000 { values.put(value) }
            isDone.signal()
        }
        isDone.wait()
        values.deliver(.all)
        #expect(received == 10_000)
    }
}
