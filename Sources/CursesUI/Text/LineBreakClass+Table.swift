extension LineBreakClass {
    /// Looks up the line breaking class of a scalar.
    init(_ scalar: Unicode.Scalar) {
        self =
            scalar.value < 0x80
            ? LineBreakClass.ascii[Int(scalar.value)] : LineBreakClass.lookUp(scalar.value)
    }

    private static let ascii = (0..<0x80).map(lookUp)

    /// Finds the last run that starts at or before `value`.
    private static func lookUp(_ value: UInt32) -> LineBreakClass {
        let runs = LineBreakTable.runs
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle] >> 6 <= value {
                low = middle
            } else {
                high = middle
            }
        }
        return LineBreakClass(rawValue: UInt8(runs[low] & 63))!
    }
}
