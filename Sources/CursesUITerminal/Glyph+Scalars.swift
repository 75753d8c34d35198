extension Glyph {
    /// The Unicode scalar values that a terminal's cell shows.
    package func withScalars<R>(_ body: (UnsafeBufferPointer<UInt32>) -> R) -> R {
        let bits = withUnsafeBytes(of: self) { $0.loadUnaligned(as: UInt32.self) }
        return withUnsafePointer(to: bits & 0x1F_FFFF) {
            body(UnsafeBufferPointer(start: $0, count: 1))
        }
    }
}
