import FoundationGaps
import Synchronization

/// The closures that a player calls with its position.
final class TimeObservers: Sendable {
    /// The token that removes a closure.
    final class Token: Sendable {}

    private struct Observer: Sendable {
        let token: Token
        let queue: DispatchQueue
        let block: @Sendable (CMTime) -> Void
    }

    private let observers = Mutex<[Observer]>([])

    func add(queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) -> Token {
        let token = Token()
        observers.withLock { $0.append(Observer(token: token, queue: queue ?? .main, block: block)) }
        return token
    }

    func remove(_ token: Token) {
        observers.withLock { $0.removeAll { $0.token === token } }
    }

    func call(at time: CMTime) {
        for observer in observers.withLock({ $0 }) {
            observer.queue.async { [weak self] in
                // A closure that has been removed meanwhile is not called.
                let isThere = self?.observers.withLock { $0.contains { $0.token === observer.token } } ?? false
                if isThere { observer.block(time) }
            }
        }
    }
}
