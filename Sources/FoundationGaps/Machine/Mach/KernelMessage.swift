/// The answer of a call to Mach, which the caller receives as a row of integers.
enum KernelMessage {
    /// Writes a value into the room of the caller.
    ///
    /// - Parameters:
    ///   - value: the value; `nil` if it is not known.
    ///   - place: the room.
    ///   - count: the number of integers for which there is room. It receives the number of those that are written.
    ///   - least: the number of integers that must be written; `nil` for all. A value gets new parts with each version
    ///     of Mach, and older callers have less room.
    static func write<Value>(
        _ value: Value?, to place: UnsafeMutablePointer<integer_t>?,
        count: UnsafeMutablePointer<mach_msg_type_number_t>?, least: Int? = nil
    ) -> kern_return_t {
        let size = MemoryLayout<Value>.size / MemoryLayout<integer_t>.size
        guard let value, let place, let count, Int(count.pointee) >= least ?? size else { return KERN_FAILURE }
        let written = min(size, Int(count.pointee))
        withUnsafeBytes(of: value) {
            UnsafeMutableRawPointer(place).copyMemory(
                from: $0.baseAddress!, byteCount: written * MemoryLayout<integer_t>.size)
        }
        count.pointee = mach_msg_type_number_t(written)
        return KERN_SUCCESS
    }
}
