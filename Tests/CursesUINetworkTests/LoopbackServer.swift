import Foundation

/// An HTTP server on the loopback interface that answers each path as a test defines.
final class LoopbackServer: Sendable {
    /// Writes to a connection; returns false if the client has closed it.
    typealias Connection = @Sendable (_ text: String) -> Bool

    let port: UInt16
    private let listener: Int32

    /// - Parameter answer: the closure that is called with the path, on a separate thread for each request.
    init(answer: @escaping @Sendable (_ path: String, _ send: Connection) -> Void) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0
                    && listen(listener, 16) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        self.listener = listener
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while case let client = accept(listener, nil, nil), client >= 0 {
                Thread.detachNewThread {
                    Self.serve(client, answer)
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

    func url(_ path: String) -> URL {
        URL(string: "http://127.0.0.1:\(port)/\(path)")!
    }

    private static func serve(_ client: Int32, _ answer: (String, Connection) -> Void) {
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = read(client, &buffer, buffer.count)
            guard count > 0 else {
                close(client)
                return
            }
            request.append(contentsOf: buffer[..<count])
        }
        let line = String(decoding: request, as: UTF8.self).prefix { $0 != "\r\n" }
        answer(line.split(separator: " ").dropFirst().first.map(String.init) ?? "") { text in
            let bytes = Array(text.utf8)
            return Foundation.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
        }
        close(client)
    }
}

extension String {
    /// Returns an HTTP response with this string as its body.
    func http(status: Int = 200) -> String {
        "HTTP/1.1 \(status) X\r\nContent-Length: \(utf8.count)\r\nConnection: close\r\n\r\n\(self)"
    }
}
