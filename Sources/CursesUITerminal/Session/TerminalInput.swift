import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads what the terminal sends, as it comes.
@MainActor
final class TerminalInput {
    var onBytes: ((UnsafeRawBufferPointer) -> Void)?
    /// Called once, when there will be no more.
    var onEnd: (() -> Void)?

    private let descriptor: FileDescriptor
    private let source: any DispatchSourceRead
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)

    init(descriptor: FileDescriptor) {
        self.descriptor = descriptor
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor.number, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.receive() }
        }
        source.setCancelHandler { withExtendedLifetime(descriptor) {} }
        source.activate()
    }

    isolated deinit {
        source.cancel()
        buffer.deallocate()
    }

    func cancel() {
        source.cancel()
    }

    /// Takes what has come by now, if anything has.
    func receive() {
        guard !source.isCancelled else { return }
        let count = read(descriptor.number, buffer.baseAddress, buffer.count)
        if count > 0 {
            onBytes?(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
            source.cancel()
            onEnd?()
        }
    }
}
