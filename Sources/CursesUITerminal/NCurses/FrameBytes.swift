/// A growing buffer for the bytes of a frame, which keeps its memory for the next frame.
///
/// The owner deallocates it. All copies share the memory, so only one of them may be changed.
struct FrameBytes {
    private var base: UnsafeMutablePointer<UInt8>?
    private var capacity = 0
    private(set) var count = 0

    /// The bytes, which are valid until the buffer is changed.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

    func deallocate() {
        base?.deallocate()
    }

    mutating func removeAll() {
        count = 0
    }

    /// Makes space for a number of further bytes.
    mutating func reserve(_ more: Int) {
        guard count + more > capacity else { return }
        let grown = max(count + more, capacity * 2)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: grown)
        if let base {
            larger.update(from: base, count: count)
            base.deallocate()
        }
        (base, capacity) = (larger, grown)
    }

    /// Appends one byte.
    mutating func append(_ byte: UInt8) {
        if count == capacity { reserve(1) }
        base?[count] = byte
        count += 1
    }

    /// Appends bytes, which are not in this buffer.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count)
        if let base { UnsafeMutableRawPointer(base + count).copyMemory(from: source, byteCount: bytes.count) }
        count += bytes.count
    }

    /// Appends bytes.
    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { append($0) }
    }

    /// Appends the bytes that a closure writes, and whose number it returns.
    ///
    /// - Parameter limit: the greatest number of bytes.
    @inline(__always)
    mutating func append(atMost limit: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
        reserve(limit)
        if let base { count += write(base + count) }
    }
}
