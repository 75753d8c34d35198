import FlyingSocks
import Foundation

/// An incomplete body, after which the connection is closed or stalls.
struct PartialBody: AsyncBufferedSequence {
    typealias Element = UInt8

    let data: Data
    let isStalled: Bool

    struct Iterator: AsyncBufferedIteratorProtocol {
        fileprivate var rest: Data
        fileprivate let isStalled: Bool

        mutating func next() async throws -> UInt8? {
            try await nextBuffer(suggested: 1)?.first
        }

        mutating func nextBuffer(suggested count: Int) async throws -> Data? {
            if rest.isEmpty {
                // Stalls until the server stops.
                if isStalled { try await Task.sleep(for: .seconds(3600)) }
                throw SocketError.disconnected
            }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }

    func makeAsyncIterator() -> Iterator {
        Iterator(rest: data, isStalled: isStalled)
    }
}
