extension BidiClass {
    /// Looks up the bidirectional class of a scalar.
    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < BidiClass.firstPage {
            self = BidiClass.direct[Int(value)]
        } else if (0x3400...0x9FFF).contains(value) && !(0x4DC0...0x4DFF).contains(value)
            || (0xAC00...0xD7A3).contains(value)
        {
            self = .l  // Han and Hangul
        } else {
            self = BidiClass.lookUp(value)
        }
    }

    /// The end of the range of scalars whose classes are in an array: Latin to NKo.
    private static let firstPage: UInt32 = 0x800

    private static let direct = (0..<firstPage).map(lookUp)

    private static func lookUp(_ value: UInt32) -> BidiClass {
        let run = BidiClassTable.runs.lastEntry(startingAtOrBefore: value, shiftedBy: 5) ?? 0
        return BidiClass(rawValue: UInt8(run & 31))!
    }
}
