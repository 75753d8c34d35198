import Foundation
import Testing
@testable import CursesUI

@MainActor
@Suite("Values of other threads", .serialized)
struct ReceivedValuesTests {
    @Test("A thread that sends faster than the main one receives waits for room, and nothing is lost")
    func bounded() async {
        // The main actor runs the tests of all suites in turn, so the values may wait until all others have run. A
        // sender that gives up in the meantime would prove nothing about the bound.
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
                // Sends one value for each value that is taken out, as a different thread does.
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
    /// Lets a value arrive from a different thread.
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
    // Sendable: the creator waits until it has been used.
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
