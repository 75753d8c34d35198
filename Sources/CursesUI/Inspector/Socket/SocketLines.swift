import CursesUISupport
import Dispatch
import Foundation

/// A connection that exchanges lines of JSON in both directions. It does all its work on its own queue, so that a slow
/// or hostile peer blocks nobody.
final class SocketLines: @unchecked Sendable {
    // All properties are constants, and Dispatch queues and sources may be used on any thread.
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "CursesUI inspector")
    private let source: any DispatchSourceRead

    /// The number of seconds after which the connection to a peer that reads nothing is closed.
    private static let patience = 5

    /// - Parameters:
    ///   - descriptor: a connected socket, which the connection closes at its end.
    ///   - limit: the maximum number of bytes of a line.
    ///   - receive: called with each line, on the connection's queue.
    ///   - end: called once, when the peer has closed the connection.
    init(
        _ descriptor: Int32, limit: Int, receive: @escaping @Sendable (Data) -> Void,
        end: @escaping @Sendable () -> Void
    ) {
        self.descriptor = descriptor
        var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        let reader = Locked(LineReader(limit: limit))
        source.setEventHandler { [weak self] in
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            guard count > 0 else {
                // Having nothing to read is not the end of the stream.
                if count == 0 || errno != EAGAIN && errno != EINTR { self?.source.cancel() }
                return
            }
            for line in reader.withLock({ $0.add(buffer[..<count]) }) { receive(line) }
        }
        source.setCancelHandler {
            close(descriptor)
            end()
        }
        source.activate()
    }

    deinit {
        source.cancel()
    }

    /// Sends a value as a line.
    ///
    /// - Parameter done: called when the line has been written, or the connection has ended.
    func send(_ value: some Encodable & Sendable, done: @escaping @Sendable () -> Void = {}) {
        queue.async { [self] in
            defer { done() }
            guard !source.isCancelled, var line = try? JSONEncoder().encode(value) else { return }
            line.append(UInt8(ascii: "\n"))
            if !write(line) { source.cancel() }
        }
    }

    private func write(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Self.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    private static func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
        Glibc.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
        #else
        Darwin.send(descriptor, bytes, count, 0)
        #endif
    }

    /// Closes the connection.
    func end() { source.cancel() }

    /// Returns the user at the other end of a socket; `nil` if the system does not report it.
    static func user(at descriptor: Int32) -> uid_t? {
        #if canImport(Glibc)
        // The layout of the Linux structure `ucred`.
        var credentials: (process: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
        var length = socklen_t(MemoryLayout.size(ofValue: credentials))
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 else { return nil }
        return credentials.user
        #else
        var (user, group) = (uid_t(), gid_t())
        return getpeereid(descriptor, &user, &group) == 0 ? user : nil
        #endif
    }
}
