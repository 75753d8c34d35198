extension ArabicJoiningType {
    /// Looks up the joining type of a scalar.
    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x80 {
            self = .nonJoining
        } else if ArabicJoiningType.arabic.contains(value) {
            self = ArabicJoiningType.direct[Int(value - ArabicJoiningType.arabic.lowerBound)]
        } else {
            self = ArabicJoiningType.lookUp(value)
        }
    }

    /// The Arabic block. The types of its scalars are in an array, for speed.
    private static let arabic: Range<UInt32> = 0x600..<0x700

    private static let direct = arabic.map(lookUp)

    private static func lookUp(_ value: UInt32) -> ArabicJoiningType {
        let run = ArabicJoiningTable.runs.lastEntry(startingAtOrBefore: value, shiftedBy: 3) ?? 0
        return ArabicJoiningType(rawValue: UInt8(run & 7))!
    }
}
