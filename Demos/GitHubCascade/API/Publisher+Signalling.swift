import CursesUI
import Synchronization

extension Publisher {
    /// Says true to a subject at each subscription, and false once when that is completed or cancelled,
    /// even if both happen at the same time.
    func signalling(to activity: some Subject<Bool, Never>) -> AnyPublisher<Output, Failure> {
        Deferred {
            let end = Once { activity.send(false) }
            return handleEvents(
                receiveSubscription: { _ in activity.send(true) },
                receiveCompletion: { _ in end() },
                receiveCancel: { end() }
            )
        }
        .eraseToAnyPublisher()
    }
}

/// An action that is done the first time that it is asked for.
private final class Once {
    private let isDone = Mutex(false)
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func callAsFunction() {
        let isFirst = isDone.withLock { isDone in
            defer { isDone = true }
            return !isDone
        }
        if isFirst { action() }
    }
}
