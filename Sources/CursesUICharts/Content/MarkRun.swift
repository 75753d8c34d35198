/// Many consecutive marks of the same kind and style, at single numbers or dates.
///
/// A run that has more marks than any screen can show is thinned before its marks are stacked, measured and drawn.
struct MarkRun {
    let kind: Mark.Kind
    let style: MarkStyleBox
    private let xIsDate: Bool
    private let yIsDate: Bool
    private var x: [Double] = []
    private var y: [Double] = []

    /// The minimum number of marks in a run.
    static let least = 8_192
    /// The number of points of a line that are kept, and of parts of the axis in which the extreme bars are kept. The
    /// widest screen has fewer columns of dots.
    private static let kept = 4_096

    /// Creates a run that begins with a mark; `nil` if marks of this kind are not thinned.
    init?(_ first: Mark) {
        guard [.line, .area, .bar].contains(first.kind), first.style.style.annotations.isEmpty, Self.isSingle(first)
        else { return nil }
        kind = first.kind
        style = first.style
        if case .date = first.x.low { xIsDate = true } else { xIsDate = false }
        if case .date = first.y.low { yIsDate = true } else { yIsDate = false }
        append(x: first.x.low?.double ?? 0, y: first.y.low?.double ?? 0)
    }

    private static func isSingle(_ mark: Mark) -> Bool {
        func isNumber(_ extent: Extent) -> Bool { extent.high == nil && extent.low?.double?.isFinite == true }
        return isNumber(mark.x) && isNumber(mark.y)
    }

    /// Appends a mark in the style of the run if it belongs to the run; returns whether it does.
    mutating func append(_ kind: Mark.Kind, _ x: Extent, _ y: Extent) -> Bool {
        guard kind == self.kind, case .none = x.high, case .none = y.high,
            let x = Self.number(x.low, isDate: xIsDate), let y = Self.number(y.low, isDate: yIsDate)
        else { return false }
        append(x: x, y: y)
        return true
    }

    /// Appends the elements from an index, up to the first that does not belong to the run.
    ///
    /// - Returns: the index of that element.
    mutating func append<Element>(
        _ elements: UnsafeBufferPointer<Element>, from start: Int, x: (Element) -> _ChartValue,
        y: (Element) -> _ChartValue
    ) -> Int {
        var index = start
        while index < elements.count, let x = Self.number(x(elements[index]), isDate: xIsDate),
            let y = Self.number(y(elements[index]), isDate: yIsDate)
        {
            append(x: x, y: y)
            index += 1
        }
        return index
    }

    private mutating func append(x: Double, y: Double) {
        self.x.append(x)
        self.y.append(y)
    }

    @inline(__always)
    private static func number(_ value: _ChartValue?, isDate: Bool) -> Double? {
        switch value {
        case .number(let number) where !isDate && number.isFinite: number
        case .date(let seconds) where isDate && seconds.isFinite: seconds
        default: nil
        }
    }

    var count: Int { x.count }

    // MARK: Thinning

    /// All marks.
    var marks: [Mark] { marks(at: Array(0..<count)) }

    /// Returns the marks that are needed to draw the run, including the least and the greatest; `nil` if all are
    /// needed.
    ///
    /// - Parameter isAlone: whether no other marks of the kind may be stacked with these.
    func thinned(isAlone: Bool) -> [Mark]? {
        guard kind == .line || isAlone && isAscending else { return nil }
        var places = kind == .bar ? extremes() : LTTB.indices(x, y, keeping: Self.kept)
        if kind != .bar, let least = y.indices.min(by: { y[$0] < y[$1] }),
            let greatest = y.indices.max(by: { y[$0] < y[$1] })
        {
            places = Set(places + [least, greatest]).sorted()
        }
        return marks(at: places)
    }

    /// Whether the marks are in strictly ascending order of x.
    private var isAscending: Bool {
        for index in x.indices.dropFirst() where x[index] <= x[index - 1] { return false }
        return true
    }

    /// Returns the indices of the lowest and the highest bar in each of several equal parts of the axis. They are
    /// sufficient, because only the longest of the bars in a cell is visible.
    private func extremes() -> [Int] {
        let length = x[count - 1] - x[0]
        guard length > 0, length.isFinite else { return Array(0..<count) }
        var places: [Int] = []
        var start = 0
        while start < count {
            let part = Int((x[start] - x[0]) / length * Double(Self.kept))
            var (low, high, end) = (start, start, start + 1)
            while end < count, Int((x[end] - x[0]) / length * Double(Self.kept)) == part {
                if y[end] < y[low] { low = end }
                if y[end] > y[high] { high = end }
                end += 1
            }
            places.append(min(low, high))
            if low != high { places.append(max(low, high)) }
            start = end
        }
        return places
    }

    private func marks(at places: [Int]) -> [Mark] {
        places.map { place in
            Mark(
                kind: kind, x: Extent(low: xIsDate ? .date(x[place]) : .number(x[place])),
                y: Extent(low: yIsDate ? .date(y[place]) : .number(y[place])), style: style)
        }
    }
}
