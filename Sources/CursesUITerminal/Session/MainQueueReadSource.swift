import Dispatch

/// Waits for a descriptor on a thread of Dispatch, and calls its handler on the main queue.
@MainActor
final class MainQueueReadSource: ReadSource {
    private let source: any DispatchSourceRead

    init(_ descriptor: FileDescriptor, handler: @escaping @MainActor () -> Void) {
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor.number, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated(handler) }
        source.setCancelHandler { withExtendedLifetime(descriptor) {} }
        source.activate()
    }

    isolated deinit {
        source.cancel()
    }

    /// Does nothing, because Dispatch polls the descriptor again automatically.
    func renew() {}

    func cancel() {
        source.cancel()
    }
}
