#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads what the terminal sends, as it comes.
@MainActor
final class TerminalInput {
    var onBytes: ((UnsafeRawBufferPointer) -> Void)?
    /// Called before each read, which may have become the shell's affair.
    var willRead: () -> Void = {}
    /// Called once, when there will be no more.
    var onEnd: (() -> Void)?

    private let descriptor: FileDescriptor
    private var source: (any ReadSource)?
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)

    /// - Parameter turnsMainRunLoop: whether somebody runs the main run loop, and not the main queue alone.
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

    /// Takes what has come by now, if anything has.
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
