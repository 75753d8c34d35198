/// The lines of a sequence of bytes in UTF-8, without those that are empty.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    /// The type of the elements: lines without their ends.
    public typealias Element = String

    private let base: Base

    init(_ base: Base) {
        self.base = base
    }

    /// Reads the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var bytes: Base.AsyncIterator
        private var line: [UInt8] = []
        private var isAtEnd = false

        fileprivate init(_ bytes: Base.AsyncIterator) {
            self.bytes = bytes
        }

        /// Returns the next line; `nil` at the end.
        public mutating func next() async throws -> String? {
            while !isAtEnd {
                guard let byte = try await bytes.next() else {
                    isAtEnd = true
                    break
                }
                line.append(byte)
                guard let length = Self.separators.first(where: { line.suffix($0.count) == $0 })?.count else {
                    continue
                }
                line.removeLast(length)
                if !line.isEmpty { return take() }
            }
            return line.isEmpty ? nil : take()
        }

        private mutating func take() -> String {
            defer { line = [] }
            return String(decoding: line, as: UTF8.self)
        }

        /// The ends of lines: line feed, vertical tab, form feed, carriage return, next line (U+0085), and the
        /// separators of lines and of paragraphs (U+2028 and U+2029). The two characters of Windows count as one,
        /// because an empty line between them is left out.
        private static var separators: [[UInt8]] {
            [[10], [11], [12], [13], [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
        }
    }

    /// Creates an iterator over the lines.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes, without those that are empty.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
