#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads the input of the terminal as it arrives.
@MainActor
final class TerminalInput {
    var onBytes: ((UnsafeRawBufferPointer) -> Void)?
    /// Called before each read, because the terminal may belong to the shell by then.
    var willRead: () -> Void = {}
    /// Called once, at the end of the input.
    var onEnd: (() -> Void)?

    private let descriptor: FileDescriptor
    private var source: (any ReadSource)?
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)

    /// - Parameter turnsMainRunLoop: whether the main run loop runs, rather than only the main queue.
    init(descriptor: FileDescriptor, turnsMainRunLoop: Bool) {
        self.descriptor = descriptor
        let receive: @MainActor () -> Void = { [weak self] in self?.receive() }
        #if os(Linux)
        if turnsMainRunLoop { source = RunLoopReadSource(descriptor, handler: receive) }
        #endif
        source = source ?? MainQueueReadSource(descriptor, handler: receive)
    }

    isolated deinit {
        source?.cancel()
        buffer.deallocate()
    }

    func cancel() {
        source?.cancel()
        source = nil
    }

    /// Reads the available input, if there is any.
    func receive() {
        willRead()
        guard let source else { return }
        let count = read(descriptor.number, buffer.baseAddress, buffer.count)
        if count > 0 {
            source.renew()
            onBytes?(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            cancel()
            onEnd?()
        }
    }
}
