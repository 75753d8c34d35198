import CursesUI
import Dispatch

/// Shows events that reach the main thread while it is idle, in the way that the second argument selects.
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

    /// An event arrives each time the process gets SIGUSR1, of which a different thread learns; a timer's event arrives
    /// by itself.
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

/// A subject, as other threads may hold it.
private final class Channel: @unchecked Sendable {
    // Any thread may send values to a subject.
    let subject = PassthroughSubject<Void, Never>()
}
