/// Decodes UTF-8 into scalars, byte by byte. A scalar may arrive in several reads.
///
/// Each maximal part of a malformed sequence becomes one U+FFFD, as The Unicode Standard recommends (section
/// 3.9, "U+FFFD Substitution of Maximal Subparts").
struct UTF8Decoder {
    enum Result: Equatable {
        case scalar(Unicode.Scalar)
        case needsMore
        /// An invalid byte or an incomplete sequence. If `isByteLeft` is true, the decoded byte is not part of the
        /// incomplete sequence and must be decoded again.
        case malformed(isByteLeft: Bool)
    }

    private var value: UInt32 = 0
    private var missing = 0
    /// The bytes that are allowed next: after some lead bytes, not every continuation byte is well-formed.
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether a sequence has begun and is not complete.
    var isPartial: Bool { missing > 0 }

    mutating func decode(_ byte: UInt8) -> Result {
        if missing == 0 { return begin(byte) }
        guard allowed.contains(byte) else {
            missing = 0
            return .malformed(isByteLeft: true)
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        allowed = 0x80...0xBF
        guard missing == 0 else { return .needsMore }
        // `allowed` excludes surrogates and values beyond U+10FFFF.
        return .scalar(Unicode.Scalar(value)!)
    }

    private mutating func begin(_ byte: UInt8) -> Result {
        allowed = 0x80...0xBF
        switch byte {
        case 0x00...0x7F:
            return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF:
            value = UInt32(byte & 0x1F)
            missing = 1
        case 0xE0...0xEF:
            value = UInt32(byte & 0x0F)
            missing = 2
            if byte == 0xE0 { allowed = 0xA0...0xBF }
            if byte == 0xED { allowed = 0x80...0x9F }
        case 0xF0...0xF4:
            value = UInt32(byte & 0x07)
            missing = 3
            if byte == 0xF0 { allowed = 0x90...0xBF }
            if byte == 0xF4 { allowed = 0x80...0x8F }
        default:
            return .malformed(isByteLeft: false)
        }
        return .needsMore
    }
}
