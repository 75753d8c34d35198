import CursesUI
import Synchronization

extension Publisher {
    /// Sends true to a subject for each subscription, and false once when it is completed or cancelled, even
    /// if both happen at the same time.
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

/// An action that runs only the first time it is called.
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
