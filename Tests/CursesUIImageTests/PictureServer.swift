import CursesUISupport
import CursesUITerminal
import Foundation

/// An HTTP server on the loopback interface that answers each path as a test defines.
final class PictureServer: Sendable {
    enum Answer: Sendable {
        /// A status and a body.
        case body(Int, Data)
        /// A response body with a declared length.
        case announced(Int, Data)
        /// A body that the response declares to be compressed with gzip.
        case compressed(Data)
        /// A gzip body from which a thousand times as many bytes come out, repeated until the client closes the
        /// connection.
        case bomb
        /// No response, until the client closes the connection.
        case silence
        /// A body that is sent once the test signals the semaphore.
        case held(DispatchSemaphore, Data)
        /// A body that is sent slowly, byte by byte, until the client closes the connection.
        case drip
        /// The first 32 MB of a response without a declared length, and then nothing until the client closes the
        /// connection. An endless body could fill the memory before a busy machine cancels the request.
        case flood
    }

    let port: UInt16
    private let listener: Int32
    private let log = Log()

    private final class Log: Sendable {
        let requests = Locked<[String]>([])
        let hangUps = Locked<[String]>([])
    }

    init(_ answers: [String: Answer]) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [log] in
            while case let client = accept(listener, nil, nil), client >= 0 {
                Thread.detachNewThread {
                    Self.serve(client, answers, log)
                    close(client)
                }
            }
            // The listener must be closed on this thread. If another thread closed it, the next server could get the
            // same descriptor, and this thread would accept its connections.
            close(listener)
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)/\(path)")! }

    /// The requested paths, in order.
    var requests: [String] { log.requests.withLock { $0 } }
    /// The paths for which the client closed the connection before the end of the response.
    var hangUps: [String] { log.hangUps.withLock { $0 } }

    private static func serve(_ client: Int32, _ answers: [String: Answer], _ log: Log) {
        guard let path = path(of: client) else { return }
        log.requests.withLock { $0.append(path) }
        func noteHangUp() { log.hangUps.withLock { $0.append(path) } }
        switch answers[path] ?? .body(404, Data("Not found".utf8)) {
        case .body(let status, let data):
            _ = send(client, header(status, data.count) + data)
        case .announced(let count, let data):
            if !send(client, header(200, count) + data) { noteHangUp() }
        case .compressed(let data):
            let status = "HTTP/1.1 200 X\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n"
            if !send(client, Data(status.utf8) + data) { noteHangUp() }
        case .bomb:
            _ = send(client, Data("HTTP/1.1 200 X\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n".utf8))
            var isFirst = true
            while send(client, zeros(isFirst: isFirst)) { isFirst = false }
            noteHangUp()
        case .silence:
            waitForHangUp(client)
            noteHangUp()
        case .held(let semaphore, let data):
            semaphore.wait()
            _ = send(client, header(200, data.count) + data)
        case .drip:
            _ = send(client, header(200, 1 << 20))
            while send(client, Data([1])) { usleep(5000) }
            noteHangUp()
        case .flood:
            _ = send(client, Data("HTTP/1.1 200 X\r\nConnection: close\r\n\r\n".utf8))
            let chunk = Data(repeating: 1, count: 1 << 16)
            for _ in 0..<512 {
                if !send(client, chunk) { break }
            }
            waitForHangUp(client)
            noteHangUp()
        }
    }

    /// Returns a part of an endless gzip stream (RFC 1952), out of which zeros come: 129 bytes for 6.5 bits.
    private static func zeros(isFirst: Bool) -> Data {
        var bits: [Bool] = []
        func add(_ code: Int, _ count: Int) {
            for place in (0..<count).reversed() { bits.append((code >> place) & 1 == 1) }
        }
        // A block with fixed codes (RFC 1951, 3.2.6): a zero, and copies of 258 bytes from the byte before.
        bits += [false, true, false]
        add(0b0011_0000, 8)
        for _ in 0..<40_318 {
            add(0b1100_0101, 8)
            add(0, 5)
        }
        // The end of the block. The block has a whole number of bytes, so that the next one may follow.
        add(0, 7)
        precondition(bits.count.isMultiple(of: 8), "the block ends within a byte")
        let header: [UInt8] = isFirst ? [31, 139, 8, 0, 0, 0, 0, 0, 0, 3] : []
        let body = stride(from: 0, to: bits.count, by: 8).map { start in
            (0..<8).reduce(UInt8(0)) { bits[start + $1] ? $0 | 1 << UInt8($1) : $0 }
        }
        return Data(header + body)
    }

    private static func waitForHangUp(_ client: Int32) {
        var byte: UInt8 = 0
        while read(client, &byte, 1) > 0 {}
    }

    private static func header(_ status: Int, _ count: Int) -> Data {
        Data("HTTP/1.1 \(status) X\r\nContent-Length: \(count)\r\nConnection: close\r\n\r\n".utf8)
    }

    private static func send(_ client: Int32, _ data: Data) -> Bool {
        var rest = data
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func path(of client: Int32) -> String? {
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = read(client, &buffer, buffer.count)
            guard count > 0 else { return nil }
            request.append(contentsOf: buffer[..<count])
        }
        let line = String(decoding: request, as: UTF8.self).prefix { $0 != "\r\n" }
        return line.split(separator: " ").dropFirst().first.map { String($0.dropFirst()) }
    }
}
