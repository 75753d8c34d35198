import Foundation

/// The scale of one axis. It maps values to positions between 0, at the beginning of the axis, and the axis's length in
/// cells.
struct AxisScale {
    let type: ScaleType
    /// The ends of the domain after the scale's function, such as a logarithm, has been applied.
    private(set) var lower = 0.0
    private(set) var upper = 1.0
    private(set) var categories: [_ChartValue] = []
    private var places: [_ChartValue: Int] = [:]
    /// The length of the axis in cells.
    let length: Double
    /// The number of cells that the domain of a continuous scale covers.
    private var used = 0.0
    /// The number of cells of each of the equal parts, such as bins; `nil` if there are none.
    private var part: Double?
    /// The position of the first category or of the beginning of the domain.
    private(set) var start = 0.0
    /// The distance between two categories.
    private(set) var step = 1.0
    var isReversed = false

    /// Creates a continuous scale. If the domain has no length, it is extended.
    ///
    /// - Parameters:
    ///   - lower: the value at the beginning.
    ///   - upper: the value at the end.
    ///   - parts: the number of equal parts, which consist of whole cells if that wastes only few cells.
    init(
        _ type: ScaleType, from lower: Double, to upper: Double, length: Double, isReversed: Bool = false,
        parts: Double? = nil
    ) {
        self.type = type
        self.length = max(0, length)
        used = self.length
        if let parts, parts >= 1 {
            let cells = (length / parts.rounded()).rounded(.down) * parts.rounded()
            if cells > 0, length - cells <= length * 0.3 {
                used = cells
                start = ((length - cells) / 2).rounded(.down)
                part = cells / parts.rounded()
            }
        }
        self.isReversed = isReversed
        var (low, high) = (type.forward(lower) ?? 0, type.forward(upper) ?? 1)
        if !low.isFinite { low = 0 }
        if !high.isFinite { high = low + 1 }
        // The ends are clamped, because the difference between them must be finite too.
        (low, high) = (low.clamped(-1e307, 1e307), high.clamped(-1e307, 1e307))
        if low > high {
            (low, high) = (high, low)
            self.isReversed.toggle()
        }
        if high - low <= abs(low) * 1e-12 {
            let half = low == 0 ? 0.5 : abs(low) * 0.1
            (low, high) = (low - half, high + half)
        }
        (self.lower, self.upper) = (low, high)
    }

    /// Creates a scale of categories. The bands consist of whole cells if there is enough space.
    init(categories: [_ChartValue], length: Double, isReversed: Bool = false) {
        type = .category
        self.length = max(0, length)
        self.isReversed = isReversed
        self.categories = categories
        for (index, category) in categories.enumerated() where places[category] == nil { places[category] = index }
        let count = Double(max(1, categories.count))
        let exact = self.length / count
        step = exact >= 1 ? exact.rounded(.down) : exact
        start = exact >= 1 ? ((self.length - step * count) / 2).rounded(.down) : 0
    }

    var isCategorical: Bool { type.kind == .category }

    /// The least and the greatest value of a continuous domain.
    var domain: ClosedRange<Double> {
        let (low, high) = (type.backward(lower), type.backward(upper))
        return min(low, high)...max(low, high)
    }

    /// Returns the position of a value in cells, which may be outside of the axis; `nil` if it has none.
    func place(_ value: _ChartValue) -> Double? {
        if isCategorical {
            guard let index = places[value] else { return nil }
            let place = start + (Double(index) + 0.5) * step
            return isReversed ? length - place : place
        }
        return value.double.flatMap(place)
    }

    /// Returns the position of a number, or of a date in seconds.
    func place(_ value: Double) -> Double? {
        guard !isCategorical, let value = type.forward(value), value.isFinite else { return nil }
        let fraction = (value - lower) / (upper - lower)
        return fraction.isFinite ? start + (isReversed ? 1 - fraction : fraction) * used : nil
    }

    /// Returns the positions of the edges of a category or bin; `nil` for a single number or date.
    func band(_ extent: Extent) -> (from: Double, to: Double)? {
        if isCategorical {
            guard let low = extent.low, let middle = place(low) else { return nil }
            return (middle - step / 2, middle + step / 2)
        }
        guard let low = extent.low, let high = extent.high, let from = place(low), let to = place(high) else {
            return nil
        }
        let band = (from: min(from, to), to: max(from, to))
        guard let part, extent.isBin else { return band }
        // The edges are aligned to the equal parts, because months have different lengths, and so do days on which the
        // clock changes.
        let first = ((band.from - start) / part).rounded()
        let last = max(first + 1, ((band.to - start) / part).rounded())
        return (start + first * part, start + last * part)
    }

    /// Returns the position of the middle of an extent.
    func middle(_ extent: Extent) -> Double? {
        if let band = band(extent) { return (band.from + band.to) / 2 }
        return extent.low.flatMap(place)
    }

    /// Returns the value at a position in cells; `nil` if there is none.
    func value(at place: Double, asDate: Bool) -> _ChartValue? {
        guard place.isFinite, length > 0 else { return nil }
        let place = isReversed ? length - place : place
        if isCategorical {
            guard !categories.isEmpty else { return nil }
            let index = Int(((place - start) / step).rounded(.down).clamped(0, Double(categories.count - 1)))
            return categories[index]
        }
        let value = type.backward(lower + (place - start) / used * (upper - lower))
        return asDate ? .date(value) : .number(value)
    }
}

extension Comparable {
    func clamped(_ low: Self, _ high: Self) -> Self { min(max(self, low), high) }
}
