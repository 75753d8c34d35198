import Foundation
import FoundationNetworking

extension URL {
    /// The bytes of a file, or of the response of a server.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// The type of the elements: bytes.
        public typealias Element = UInt8

        private let url: URL

        fileprivate init(_ url: URL) {
            self.url = url
        }

        /// Reads the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private enum Source {
                case new(URL)
                case file(FileHandle.AsyncBytes.AsyncIterator)
                case response(URLSession.AsyncBytes.AsyncIterator)
            }

            private var source: Source

            fileprivate init(_ url: URL) {
                source = .new(url)
            }

            /// Returns the next byte; `nil` at the end. The first call opens the file, or sends a request.
            public mutating func next() async throws -> UInt8? {
                switch source {
                case .new(let url) where url.isFileURL:
                    source = .file(try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator())
                    return try await next()
                case .new(let url):
                    source = .response(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
                    return try await next()
                case .file(var bytes):
                    let byte = try await bytes.next()
                    source = .file(bytes)
                    return byte
                case .response(var bytes):
                    let byte = try await bytes.next()
                    source = .response(bytes)
                    return byte
                }
            }
        }

        /// Creates an iterator over the bytes.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
    }

    /// The bytes of the file, or of the response of the server.
    public var resourceBytes: AsyncBytes { AsyncBytes(self) }

    /// The lines of the file, or of the response of the server, without those that are empty.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
