import CursesUI
import Dispatch

/// Shows events that reach the main thread while it is idle. The second argument selects how they arrive.
struct ArrivalApp: App {
    var body: some Scene {
        WindowGroup { ArrivalView() }
    }
}

private struct ArrivalView: View {
    @State private var arrivals = Arrivals()

    var body: some View {
        Text("Arrived: \(arrivals.count)")
            .onAppear { arrivals.listen(by: CommandLine.arguments.last!) }
    }
}

@MainActor @Observable
private final class Arrivals {
    private(set) var count = 0
    @ObservationIgnored private var signals: (any DispatchSourceSignal)?
    @ObservationIgnored private var subscription: AnyCancellable?

    /// Starts to count events. An event arrives from another thread each time the process receives SIGUSR1, or once
    /// from a timer.
    func listen(by way: String) {
        switch way {
        case "timer":
            _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { [self] _ in
                MainActor.assumeIsolated { count += 1 }
            }
        case "queue":
            onSignal { DispatchQueue.main.async { self.count += 1 } }
        case "task":
            onSignal { Task { @MainActor in self.count += 1 } }
        case "publisher":
            let channel = Channel()
            subscription = channel.subject.receive(on: RunLoop.main).sink { [self] in
                MainActor.assumeIsolated { count += 1 }
            }
            onSignal { channel.subject.send() }
        default:
            preconditionFailure("ways: timer, queue, task, publisher")
        }
    }

    private func onSignal(_ action: @escaping @Sendable () -> Void) {
        signal(SIGUSR1, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .global())
        source.setEventHandler(handler: action)
        source.activate()
        signals = source
    }
}

/// A subject that other threads may hold.
private final class Channel: @unchecked Sendable {
    // `@unchecked Sendable` is safe because any thread may send values to a subject.
    let subject = PassthroughSubject<Void, Never>()
}
