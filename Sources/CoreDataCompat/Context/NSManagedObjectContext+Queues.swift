import CursesUI
import Foundation

extension NSManagedObjectContext {
    /// When the closure of `perform(schedule:_:)` runs.
    public enum ScheduledTaskType: Sendable {
        /// At once if the caller is on the context's queue, otherwise as soon as the queue is free.
        case immediate
        /// After the work that the queue has now.
        case enqueued
    }

    private var isOnQueue: Bool {
        guard concurrencyType == .mainQueueConcurrencyType else {
            return DispatchQueue.getSpecific(key: Self.owner) == ObjectIdentifier(self)
        }
        return Thread.isMainThread || MainQueueMark.isCurrent
    }

    /// Runs a closure on the context's queue, later.
    @preconcurrency
    public func perform(_ block: @escaping @Sendable () -> Void) {
        queue.async { CurrentContext.run(in: self, block) }
    }

    /// Runs a closure on the context's queue, and waits for its end.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        try onQueueAndWait { try CurrentContext.run(in: self, block) }
    }

    /// Runs a closure of this package on the context's queue, and waits for its end. Requests in it name their context.
    func onQueueAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if isOnQueue { return try block() }
        return try queue.sync(execute: block)
    }

    /// Runs a closure on the context's queue, and waits for its end.
    ///
    /// - Returns: the result of the closure.
    /// - Throws: the error of the closure.
    @preconcurrency
    nonisolated(nonsending) public func perform<T, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws(Failure) -> T
    ) async throws(Failure) -> T {
        let result = await withCheckedContinuation { (continuation: CheckedContinuation<Transfer<T, Failure>, Never>) in
            queue.async {
                do throws(Failure) {
                    let value = try CurrentContext.run(in: self, block)
                    continuation.resume(returning: Transfer(result: .success(value)))
                } catch {
                    continuation.resume(returning: Transfer(result: .failure(error)))
                }
            }
        }
        return try result.result.get()
    }

    /// Runs a closure at once if this is the context's queue, otherwise later.
    func onQueue(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        guard concurrencyType == .mainQueueConcurrencyType else {
            queue.async { block(self) }
            return
        }
        MainThread.run { block(self) }
    }
}

/// Recognizes the main queue. Where no run loop turns on the main thread, such as in tests, other threads run its work.
private enum MainQueueMark {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}

/// A result on its way from one queue to another.
private struct Transfer<Value, Failure: Error>: @unchecked Sendable {
    // The queue that makes the result does not use it any more.
    let result: Result<Value, Failure>
}
