import Foundation
import Testing
@testable import CursesUI

@MainActor
@Suite("Values of other threads", .serialized)
struct ReceivedValuesTests {
    @Test("A thread that sends faster than the main one receives waits for room, and nothing is lost")
    func bounded() async {
        // The main actor runs the tests of all suites, so the values may wait until other tests have run. The patience
        // is long, because a sender that gives up in the meantime would make the test meaningless.
        let values = ReceivedValues<Int>(patience: 3_600)
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

    @Test("A value of the main thread is received at once, and the main thread goes on though others send without end")
    func mainThread() async {
        let values = ReceivedValues<Int>(patience: 60)
        var received = 0
        values.deliver = { amount in
            values.take(amount) { value in
                received += 1
                // Sends another value from a different thread for each value that is taken, so the queue never becomes
                // empty.
                if value == 0 { values.refill(with: 0) }
            }
        }
        for _ in 0..<10 { values.refill(with: 0) }
        values.put(1)
        #expect(received == 11)
        values.close()
    }
}

extension ReceivedValues {
    /// Adds a value from a different thread, and waits for that thread.
    fileprivate func refill(with value: Value) {
        let isDone = DispatchSemaphore(value: 0)
        let value = UncheckedValue(value)
        Thread.detachNewThread {
            self.put(value.value)
            isDone.signal()
        }
        isDone.wait()
    }
}

/// A value that one thread hands to another.
private struct UncheckedValue<Value>: @unchecked Sendable {
    // `@unchecked Sendable` is safe because the creator waits until the value has been used.
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
