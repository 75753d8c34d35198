extension ScalarClass {
    /// Creates the class of a scalar.
    package init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x7F {
            self = value < 0x20 ? .control : .narrow
        } else if (0x4E00...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) {
            self = .wide
        } else if value == KittyGraphics.placeholder {
            // This is a private-use character that some terminals draw as a part of a picture; text must not
            // contain it.
            self = .replaced
        } else {
            self = ScalarClass.lookUp(value)
        }
    }

    /// Returns the class of the last run that starts at or before `value`.
    private static func lookUp(_ value: UInt32) -> ScalarClass {
        let runs = WidthTable.runs
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runs[middle] >> 3 <= value {
                low = middle
            } else {
                high = middle
            }
        }
        return ScalarClass(rawValue: UInt8(runs[low] & 7))!
    }
}
