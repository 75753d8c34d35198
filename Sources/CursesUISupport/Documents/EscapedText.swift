/// Collects the characters of a quoted text, whose escapes may be UTF-16 code units.
///
/// Two units of a surrogate pair become one character; a unit without its other half becomes U+FFFD.
struct EscapedText {
    private var bytes: [UInt8] = []
    private var highSurrogate: UInt16?

    mutating func append(_ slice: ArraySlice<UInt8>) {
        guard !slice.isEmpty else { return }
        endSurrogate()
        bytes.append(contentsOf: slice)
    }

    mutating func append(_ byte: UInt8) {
        endSurrogate()
        bytes.append(byte)
    }

    mutating func append(unit: UInt16) {
        if let high = highSurrogate, UTF16.isTrailSurrogate(unit) {
            highSurrogate = nil
            append(UTF16.decode(UTF16.EncodedScalar([high, unit])))
        } else if UTF16.isLeadSurrogate(unit) {
            endSurrogate()
            highSurrogate = unit
        } else {
            append(Unicode.Scalar(unit) ?? "\u{FFFD}")
        }
    }

    mutating func append(_ scalar: Unicode.Scalar) {
        endSurrogate()
        bytes.append(contentsOf: String(scalar).utf8)
    }

    private mutating func endSurrogate() {
        guard highSurrogate != nil else { return }
        highSurrogate = nil
        bytes.append(contentsOf: "\u{FFFD}".utf8)
    }

    /// Returns the text, after all of its characters have been added.
    mutating func finish() -> String {
        endSurrogate()
        return String(decoding: bytes, as: UTF8.self)
    }
}
