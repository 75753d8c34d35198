import Dispatch

/// Waits for a descriptor in a thread of Dispatch, and calls on the main queue, whoever serves it.
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

    /// Dispatch asks anew by itself.
    func renew() {}

    func cancel() {
        source.cancel()
    }
}
