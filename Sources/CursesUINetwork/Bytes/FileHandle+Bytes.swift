import Dispatch
import Foundation
import Glibc

extension FileHandle {
    /// The bytes of a file from its current position on.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// The type of the elements: bytes.
        public typealias Element = UInt8

        private let file: FileHandle

        fileprivate init(_ file: FileHandle) {
            self.file = file
        }

        /// Reads the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let file: FileHandle
            private var part = Data().makeIterator()

            fileprivate init(_ file: FileHandle) {
                self.file = file
            }

            /// Returns the next byte; `nil` at the end.
            public mutating func next() async throws -> UInt8? {
                if let byte = part.next() { return byte }
                part = try await Self.read(file).makeIterator()
                return part.next()
            }

            /// Waits on a thread of its own, because a read of a pipe or terminal waits for its other end.
            private static func read(_ file: FileHandle) async throws -> Data {
                try await withCheckedThrowingContinuation { continuation in
                    DispatchQueue.global().async {
                        continuation.resume(with: Result { try file.nextBytes() })
                    }
                }
            }
        }

        /// Creates an iterator over the bytes.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file) }
    }

    /// Waits for bytes, and returns those that are available; none at the end.
    ///
    /// Foundation's `availableData` ends the program if the file cannot be read.
    ///
    /// - Throws: a `POSIXError`.
    fileprivate func nextBytes() throws -> Data {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(fileDescriptor, &bytes, bytes.count)
            if count >= 0 { return Data(bytes[..<count]) }
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }

    /// The bytes of the file from its current position on, as they become available.
    public var bytes: AsyncBytes { AsyncBytes(self) }
}
