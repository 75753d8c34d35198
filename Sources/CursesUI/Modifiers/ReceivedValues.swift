import Foundation

/// Takes values from any thread to the main actor, in the order in which they came.
///
/// None is lost, and no more than `limit` wait: a thread that sends faster than the main one receives waits for
/// room, for as long as the main one takes values out. The main thread takes them in turns, between which it
/// answers input.
final class ReceivedValues<Value>: @unchecked Sendable {
    // Sendable: `deliver` is touched on the main actor alone, `patience` never changes, and all else is touched
    // with `condition` locked.

    enum Amount {
        /// As many as a turn has time for.
        case turn

        case all
    }

    static var limit: Int { 4_096 }

    /// How long the main thread receives before it looks at its other work.
    private static var turn: Duration { .milliseconds(4) }

    private let condition = NSCondition()
    private var values: [Value?] = []
    /// How many of `values` have been taken, and are `nil`.
    private var taken = 0
    /// Whether a turn of the main thread has been asked for.
    private var isAwaited = false
    /// Whether the main thread has not come in the time that a sender waits: it may be waiting for that sender.
    private var isStalled = false
    private var isClosed = false

    @MainActor var deliver: (Amount) -> Void = { _ in }

    /// Seconds that a sender waits for room before it goes on without.
    private let patience: TimeInterval

    @MainActor init(patience: TimeInterval = 0.25) {
        self.patience = patience
    }

    /// How many wait.
    var count: Int { condition.withLock { values.count - taken } }

    func put(_ value: Value) {
        if MainThread.isCurrent {
            condition.withLock { if !isClosed { values.append(value) } }
            MainActor.assumeIsolated { deliver(.all) }
        } else if append(value) {
            MainThread.async { self.deliver(.turn) }
        }
    }

    /// Returns whether the main thread is to be asked to come.
    private func append(_ value: Value) -> Bool {
        condition.withLock {
            while values.count - taken >= Self.limit, !isStalled, !isClosed {
                isStalled = !condition.wait(until: Date(timeIntervalSinceNow: patience))
            }
            guard !isClosed else { return false }
            values.append(value)
            defer { isAwaited = true }
            return !isAwaited
        }
    }

    @MainActor
    func take(_ amount: Amount, _ receive: (Value) -> Void) {
        condition.withLock { isAwaited = false }
        let end = ContinuousClock.now + Self.turn
        while let value = takeFirst() {
            receive(value)
            if amount == .turn, ContinuousClock.now >= end { break }
        }
        let isMore = condition.withLock {
            guard taken < values.count, !isAwaited else { return false }
            isAwaited = true
            return true
        }
        if isMore {
            MainThread.async { self.deliver(.turn) }
        }
    }

    private func takeFirst() -> Value? {
        condition.withLock {
            isStalled = false
            guard taken < values.count else { return nil }
            let value = values[taken].take()
            taken += 1
            if taken == values.count || taken == Self.limit {
                values.removeFirst(taken)
                taken = 0
            }
            if values.count - taken == Self.limit / 2 || values.isEmpty { condition.broadcast() }
            return value
        }
    }

    /// Nobody receives any more: what waits is dropped, and nobody waits.
    func close() {
        let dropped = condition.withLock {
            isClosed = true
            taken = 0
            condition.broadcast()
            defer { values = [] }
            return values
        }
        withExtendedLifetime(dropped) {}
    }
}
