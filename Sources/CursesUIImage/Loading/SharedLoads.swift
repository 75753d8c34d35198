import CursesUISupport
import CursesUITerminal
import Foundation

/// The loads in progress. All requests for the same URL share a load.
///
/// A load continues while something waits for it. A cancelled request stops waiting, and the last one cancels
/// the load.
final class SharedLoads<Value: Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Value, any Error>

    private let state = Locked(State())

    private struct State {
        var loads: [URL: Load] = [:]
        var nextID = 0

        /// Returns a unique number for a load or a waiter.
        mutating func makeID() -> Int {
            nextID += 1
            return nextID
        }
    }

    private struct Load {
        let id: Int
        let task: Task<Void, Never>
        var waiters: [Int: Waiter] = [:]
    }

    /// - Parameter load: called unless the URL is being loaded already.
    /// - Throws: the errors of `load`; `CancellationError` if the waiting task is cancelled.
    func value(
        at url: URL, _ load: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let waiter = state.withLock { $0.makeID() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                join(url, waiter, continuation, load)
                // If the task was already cancelled, the handler ran before the waiter was registered.
                if Task.isCancelled { leave(url, waiter) }
            }
        } onCancel: {
            leave(url, waiter)
        }
    }

    /// Returns the number of waiters for a URL, for tests.
    func waiterCount(at url: URL) -> Int { state.withLock { $0.loads[url]?.waiters.count ?? 0 } }

    private func join(
        _ url: URL, _ waiter: Int, _ continuation: Waiter,
        _ load: @escaping @Sendable () async throws -> Value
    ) {
        state.withLock { state in
            if state.loads[url] == nil {
                let id = state.makeID()
                let task = Task.detached {
                    do {
                        self.finish(url, id, .success(try await load()))
                    } catch {
                        self.finish(url, id, .failure(error))
                    }
                }
                state.loads[url] = Load(id: id, task: task)
            }
            state.loads[url]?.waiters[waiter] = continuation
        }
    }

    private func leave(_ url: URL, _ waiter: Int) {
        let (left, unwanted): (Waiter?, Task<Void, Never>?) = state.withLock { state in
            let left = state.loads[url]?.waiters.removeValue(forKey: waiter)
            guard left != nil, state.loads[url]?.waiters.isEmpty == true else { return (left, nil) }
            return (left, state.loads.removeValue(forKey: url)?.task)
        }
        unwanted?.cancel()
        left?.resume(throwing: CancellationError())
    }

    private func finish(_ url: URL, _ id: Int, _ result: Result<Value, any Error>) {
        let waiters: [Waiter] = state.withLock { state in
            guard state.loads[url]?.id == id, let load = state.loads.removeValue(forKey: url) else { return [] }
            return Array(load.waiters.values)
        }
        for waiter in waiters { waiter.resume(with: result) }
    }
}
