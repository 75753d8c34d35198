import CursesUISupport
import CursesUITerminal
import Foundation

/// What is loaded from addresses at this moment: who asks for the same address waits for the same load.
///
/// A load goes on as long as anyone waits for it. Who is cancelled waits no more, and the last of them
/// cancels the load.
final class SharedLoads<Value: Sendable>: Sendable {
    private typealias Waiter = CheckedContinuation<Value, any Error>

    private let state = Locked(State())

    private struct State {
        var loads: [URL: Load] = [:]
        var nextID = 0

        /// A number that no other load or waiter has.
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

    /// - Parameter load: called unless the address is being loaded already.
    /// - Throws: what `load` does; `CancellationError` where the waiting task is cancelled.
    func value(
        at url: URL, _ load: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let waiter = state.withLock { $0.makeID() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                join(url, waiter, continuation, load)
                // The handler has run before there was anything to leave.
                if Task.isCancelled { leave(url, waiter) }
            }
        } onCancel: {
            leave(url, waiter)
        }
    }

    /// How many wait for an address, for tests.
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
