import CTerminal
import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Writes to the terminal without blocking, with at most one frame in flight.
@MainActor
final class TerminalWriter {
    /// Called when a busy terminal has accepted everything.
    var onIdle: (() -> Void)?
    /// Called when the terminal is gone.
    var onFailure: (() -> Void)?
    var statistics = OutputStatistics()
    /// Receives all bytes that the terminal has accepted.
    var recording: TerminalRecording?

    private let descriptor: FileDescriptor
    /// The rest of the frame that the terminal has not accepted yet; the memory belongs to the screen.
    private var frame = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Short sequences that are sent after the frame.
    private var controls = ControlQueue()
    private var source: (any DispatchSourceWrite)?
    private var hasFailed = false

    init(descriptor: FileDescriptor) {
        self.descriptor = descriptor
    }

    /// Whether output is pending.
    var isBusy: Bool { !frame.isEmpty || !controls.isEmpty }

    /// Sends a frame. Its bytes must stay valid until the writer is idle. Do not call this while the writer is busy.
    func send(frame bytes: UnsafeRawBufferPointer) {
        precondition(!isBusy, "one frame in flight")
        guard !bytes.isEmpty else { return }
        statistics.frames += 1
        frame = bytes
        advance()
    }

    /// Sends a short sequence, after the frame in flight if there is one.
    ///
    /// - Parameter kind: the kind of the sequence. It replaces a waiting sequence of the same kind.
    func send(control bytes: [UInt8], replacing kind: ControlQueue.Kind? = nil) {
        let wasBusy = isBusy
        if let kind { controls.withdraw(kind) }
        controls.append(bytes, kind: kind)
        if !wasBusy { advance() }
    }

    /// Removes the waiting sequence of a kind. Returns whether there was one.
    func withdraw(_ kind: ControlQueue.Kind) -> Bool {
        controls.withdraw(kind)
    }

    /// Waits until the terminal has accepted everything, and drops the rest after a timeout.
    func finish(milliseconds: Int32) {
        stopWaiting()
        if !hasFailed, isBusy,
            cterminal_write(descriptor.number, frame.baseAddress, frame.count, milliseconds) == 0
        {
            recording?.record(frame)
            let rest = controls.bytes
            if cterminal_write(descriptor.number, rest, rest.count, milliseconds) == 0 {
                rest.withUnsafeBytes { recording?.record($0) }
            }
        }
        drop()
    }

    private func advance() {
        while isBusy, !hasFailed {
            let written: Int
            if frame.isEmpty {
                written = controls.withFirst { write(descriptor.number, $0.baseAddress, $0.count) }
            } else {
                written = write(descriptor.number, frame.baseAddress, frame.count)
            }
            statistics.writes += 1
            if written > 0 {
                statistics.bytes += written
                if frame.isEmpty {
                    controls.withFirst { recording?.record(UnsafeRawBufferPointer(rebasing: $0.prefix(written))) }
                    controls.removeFirst(written)
                } else {
                    recording?.record(UnsafeRawBufferPointer(rebasing: frame.prefix(written)))
                    frame = UnsafeRawBufferPointer(rebasing: frame.dropFirst(written))
                }
            } else if written == 0 || errno == EAGAIN {
                return waitForTerminal()
            } else if errno != EINTR {
                fail()
            }
        }
        stopWaiting()
    }

    private func fail() {
        hasFailed = true
        drop()
        // Deferred, so that the handler does not run in the middle of a frame.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.onFailure?() }
        }
    }

    private func drop() {
        frame = UnsafeRawBufferPointer(start: nil, count: 0)
        controls = ControlQueue()
    }

    private func waitForTerminal() {
        guard source == nil else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor.number, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.advance()
                if !self.isBusy { self.onIdle?() }
            }
        }
        source.setCancelHandler { [descriptor] in withExtendedLifetime(descriptor) {} }
        self.source = source
        source.activate()
    }

    private func stopWaiting() {
        source?.cancel()
        source = nil
    }
}
