import Dispatch
import Foundation

/// Delivers signals and other events to `cursesui watch` as bytes in a pipe, so that a single poll(2) can wait for
/// them.
final class WatchSignals {
    /// The signals that are handled. SIGPIPE is among them, because writing notices to an app that has ended must not
    /// end this process.
    static let taken = [SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGPIPE]

    private let pipe = Pipe()
    private var sources: [any DispatchSourceSignal] = []

    /// Writes an event from any thread.
    struct Sender: Sendable {
        fileprivate let descriptor: Int32

        func send(_ event: UInt8) {
            var event = event
            _ = write(descriptor, &event, 1)
        }
    }

    /// The event that a build has ended. All other events are signal numbers.
    static let built: UInt8 = 0

    init() {
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end.fileDescriptor, F_SETFL, O_NONBLOCK)
        }
        let sender = sender
        for number in Self.taken {
            signal(number, SIG_IGN)
            if number == SIGPIPE { continue }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { sender.send(UInt8(number)) }
            source.activate()
            sources.append(source)
        }
    }

    var sender: Sender { Sender(descriptor: pipe.fileHandleForWriting.fileDescriptor) }

    /// Waits for events, up to a maximum time.
    func wait(milliseconds: Int32) -> [UInt8] {
        var descriptor = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, milliseconds) > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor.fd, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }
}
