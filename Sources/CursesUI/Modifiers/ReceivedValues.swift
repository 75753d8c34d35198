import Foundation

/// Passes values from any thread to the main actor, in the order in which they are sent.
///
/// No value is lost. At most `limit` values are pending: if other threads send faster than the main thread receives,
/// they wait until the main thread has removed values. The main thread receives values in several turns, and handles
/// input in between.
final class ReceivedValues<Value>: @unchecked Sendable {
    // The class is safely `Sendable`: `deliver` is accessed only on the main actor, `patience` is constant, and
    // everything else is accessed only while `condition` is locked.

    enum Amount {
        /// As many values as can be received within one turn.
        case turn

        /// All values that have arrived so far, but no later ones: other threads may never stop sending.
        case all
    }

    static var limit: Int { 4_096 }

    /// The time for which the main thread receives values before it does other work.
    private static var turn: Duration { .milliseconds(4) }

    private let condition = NSCondition()
    private var values: [Value?] = []
    /// The number of leading elements of `values` that have been taken, and are `nil`.
    private var taken = 0
    /// Whether a turn of the main thread has been requested.
    private var isAwaited = false
    /// Whether a sender has waited for the maximum time and the main thread has received nothing. The main thread may
    /// itself be waiting for that sender.
    private var isStalled = false
    private var isClosed = false

    @MainActor var deliver: (Amount) -> Void = { _ in }

    /// The maximum number of seconds for which a sender waits for space. After that, it continues anyway.
    private let patience: TimeInterval

    @MainActor init(patience: TimeInterval = 0.25) {
        self.patience = patience
    }

    /// The number of pending values.
    var count: Int { condition.withLock { values.count - taken } }

    func put(_ value: Value) {
        if MainThread.isCurrent {
            condition.withLock { if !isClosed { values.append(value) } }
            MainActor.assumeIsolated { deliver(.all) }
        } else if append(value) {
            MainThread.async { self.deliver(.turn) }
        }
    }

    /// Appends a value; returns whether a turn of the main thread must be requested.
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
        var left = condition.withLock {
            isAwaited = false
            return values.count - taken
        }
        let end = ContinuousClock.now + Self.turn
        while left > 0, let value = takeFirst() {
            left -= 1
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

    /// Stops the delivery: pending values are dropped, and waiting senders continue.
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
