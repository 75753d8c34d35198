/// Finds out whether values rise or fall, by a linear regression (least squares) of the values over their indices.
struct Trend {
    private var count = 0.0
    private var range: ClosedRange<Double>?
    private var sums = (x: 0.0, y: 0.0, xy: 0.0, xx: 0.0)

    init(_ values: some Sequence<Double> = EmptyCollection()) {
        for value in values { add(value) }
    }

    mutating func add(_ value: Double) {
        let x = count
        count += 1
        range = min(value, range?.lowerBound ?? value)...max(value, range?.upperBound ?? value)
        sums.x += x
        sums.y += value
        sums.xy += x * value
        sums.xx += x * x
    }

    /// "rising", "falling" or "steady"; `nil` for fewer than three values.
    var word: String? {
        guard count >= 3, let range else { return nil }
        let divisor = count * sums.xx - sums.x * sums.x
        let length = range.upperBound - range.lowerBound
        guard divisor > 0, length > 0 else { return "steady" }
        let change = (count * sums.xy - sums.x * sums.y) / divisor * (count - 1) / length
        return change > 0.25 ? "rising" : change < -0.25 ? "falling" : "steady"
    }
}
