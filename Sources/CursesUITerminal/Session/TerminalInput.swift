import Dispatch

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
    /// Whether input is read now. Otherwise it stays in the terminal until ``receive()`` is called.
    var canRead: () -> Bool = { true }
    /// Called once, at the end of the input.
    var onEnd: (() -> Void)?

    private let descriptor: FileDescriptor
    private var source: (any ReadSource)?
    private var watch: HangWatch?
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 1)

    /// - Parameter turnsMainRunLoop: whether the app runs the main run loop, rather than only the main queue.
    init(descriptor: FileDescriptor, turnsMainRunLoop: Bool) {
        self.descriptor = descriptor
        let receive: @MainActor () -> Void = { [weak self] in self?.receive() }
        #if os(Linux)
        if turnsMainRunLoop { source = RunLoopReadSource(descriptor, handler: receive) }
        #endif
        source = source ?? MainQueueReadSource(descriptor, handler: receive)
    }

    isolated deinit {
        cancel()
        buffer.deallocate()
    }

    func cancel() {
        source?.cancel()
        source = nil
        watch?.cancel()
        watch = nil
    }

    /// Starts a ``HangWatch``, which looks for the quit key while the main thread does not read. Needed if the terminal
    /// sends that key as a sequence.
    func watchForQuitKey() {
        guard watch == nil, source != nil else { return }
        watch = HangWatch(descriptor) { [weak self] in
            DispatchQueue.main.async { self?.receive() }
        }
    }

    /// Reads the available input, if there is any.
    func receive() {
        willRead()
        guard let source, canRead() else { return }
        let count = readBytes()
        if count > 0 {
            // The source notices input that arrives after a read, but not input that a read has left behind.
            if count == buffer.count || watch != nil { source.renew() }
            if watch?.holdsInput == true { DispatchQueue.main.async { [weak self] in self?.receive() } }
            onBytes?(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count == 0 || (-count != EAGAIN && -count != EINTR) {
            cancel()
            onEnd?()
        }
    }

    /// Reads into the buffer, and returns the number of bytes or the negative error number.
    private func readBytes() -> Int {
        if let watch { return watch.read(into: buffer) }
        let count = read(descriptor.number, buffer.baseAddress, buffer.count)
        return count < 0 ? -Int(errno) : count
    }
}
