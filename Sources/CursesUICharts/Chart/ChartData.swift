import CursesUI

/// A mark that is ready to be drawn: it has been stacked, and its series and styles have indices.
struct ShownMark {
    let kind: Mark.Kind
    var x: Extent
    var y: Extent
    let box: MarkStyleBox
    /// The index of the series; all points of a line share one.
    let series: Int
    /// The indices of the values by which the mark is styled; `nil` if it is not styled by a value.
    let color: Int?
    let symbol: Int?
    let dash: Int?
    /// The index of the mark in a group of marks that are side by side.
    let slot: Int
    /// Whether the mark is a bar that grows horizontally.
    let isHorizontal: Bool
    /// The original value of a stacked mark.
    var value: Double?
    /// Whether the previous mark in the series was left out because its value is NaN or infinite.
    let isAfterGap: Bool
    /// Whether the app has given both ends of the mark, which therefore does not begin at zero.
    let isRange: Bool

    /// The style is yielded instead of returned, because a copy would retain all of its members.
    var style: MarkStyle { _read { yield box.style } }
}

/// Distinct values, in order of their first occurrence.
struct OrderedValues {
    private(set) var values: [_ChartValue] = []
    private var places: [_ChartValue: Int] = [:]
    private(set) var label: PlottableLabel?

    init(_ values: [_ChartValue] = []) {
        for value in values { _ = insert(value) }
    }

    mutating func insert(_ value: _ChartValue) -> Int {
        if let place = places[value] { return place }
        places[value] = values.count
        values.append(value)
        return values.count - 1
    }

    mutating func insert(_ grouping: Grouping?) -> Int? {
        guard let grouping else { return nil }
        if label == nil { label = grouping.label }
        return insert(grouping.value)
    }
}

/// The properties of an axis's data that do not depend on its size.
struct AxisData {
    enum Kind {
        case none, number, date, category
    }

    var kind = Kind.none
    var categories = OrderedValues()
    /// The least and the greatest number.
    var range: ClosedRange<Double>?
    /// The least number above zero; `nil` if there is none.
    var leastPositive: Double?
    /// Whether bars or areas extend along the axis.
    var isGrown = false
    /// Whether bars or areas grow along the axis from zero.
    var isFromZero = false
    /// Whether bars stand at single numbers or dates of the axis rather than in bins.
    var hasThinBars = false
    /// Whether the values are normalized to fractions of a whole.
    var isNormalized = false
    /// The sum of the lengths of all bins, and the number of bins.
    private var bins = (length: 0.0, count: 0)
    /// The mean length of the bins; `nil` if there are none.
    var binLength: Double? { bins.count > 0 && bins.length > 0 ? bins.length / Double(bins.count) : nil }

    mutating func add(_ value: _ChartValue?) {
        switch value {
        case .category(let name):
            kind = .category
            _ = categories.insert(.category(name))
        case .number(let number): add(number, .number)
        case .date(let seconds): add(seconds, .date)
        case nil: break
        }
    }

    private mutating func add(_ number: Double, _ kind: Kind) {
        if self.kind == .none { self.kind = kind }
        if number > 0, number < leastPositive ?? .infinity { leastPositive = number }
        guard let range else { return self.range = number...number }
        if number < range.lowerBound { self.range = number...range.upperBound }
        if number > range.upperBound { self.range = range.lowerBound...number }
    }

    /// Adds the values of a domain.
    mutating func add(_ domain: _ChartDomain?) {
        switch domain {
        case .range(let low, let high):
            add(low)
            add(high)
        case .values(let values): for value in values { add(value) }
        case .automatic, nil: break
        }
    }

    mutating func add(_ extent: Extent) {
        add(extent.low)
        add(extent.high)
        if extent.isBin, let low = extent.low?.double, let high = extent.high?.double {
            bins.length += abs(high - low)
            bins.count += 1
        }
    }
}

/// The stacked, grouped and measured marks of a chart, independent of its size.
struct ChartData {
    var marks: [ShownMark] = []
    private(set) var x = AxisData()
    private(set) var y = AxisData()
    private(set) var colors: OrderedValues
    private(set) var symbols = OrderedValues()
    private(set) var dashes = OrderedValues()
    private(set) var slots = OrderedValues()
    private(set) var seriesCount = 0
    /// The number of marks that are not shown because a value is NaN or infinite.
    private(set) var invalidCount = 0
    /// The smallest distance between bars at single values along each axis; `nil` if there are no such bars.
    private(set) var spacing: (x: Double?, y: Double?)
    /// The least and the greatest number that is shown as a colour of a gradient; `nil` if there are none.
    private(set) var colorRange: ClosedRange<Double>?

    private struct SeriesKey: Hashable {
        let color: Int?
        let symbol: Int?
        let dash: Int?
        let series: _ChartValue?
        let slot: Int
        let kind: Mark.Kind
    }

    init(_ marks: some Collection<Mark>, _ configuration: ChartConfiguration = ChartConfiguration()) {
        let scale = configuration.styles
        colors = OrderedValues(scale.domain.isEmpty ? scale.pairs.map(\.value) : scale.domain)
        symbols = OrderedValues(configuration.symbols.domain)
        var series: [SeriesKey: Int] = [:]
        var gaps: Set<Int> = []
        self.marks.reserveCapacity(marks.count)
        var last: (box: MarkStyleBox, kind: Mark.Kind, numbers: Numbers)?
        for mark in marks {
            let numbers: Numbers
            if let last, last.box === mark.style, last.kind == mark.kind {
                numbers = last.numbers
            } else {
                numbers = self.numbers(of: mark, &series)
                last = (mark.style, mark.kind, numbers)
            }
            guard mark.x.isFinite, mark.y.isFinite else {
                invalidCount += 1
                gaps.insert(numbers.series)
                continue
            }
            let isHorizontal = mark.kind == .bar && Self.isHorizontal(mark)
            self.marks.append(
                ShownMark(
                    kind: mark.kind, x: mark.x, y: mark.y, box: mark.style, series: numbers.series,
                    color: numbers.color, symbol: numbers.symbol, dash: numbers.dash, slot: numbers.slot,
                    isHorizontal: isHorizontal, value: isHorizontal ? mark.x.low?.double : mark.y.low?.double,
                    isAfterGap: !gaps.isEmpty && gaps.remove(numbers.series) != nil,
                    isRange: isHorizontal ? mark.x.isRange : mark.y.isRange
                )
            )
        }
        seriesCount = series.count
        if colorRange != nil, let numbers = scale.numbers { colorRange = numbers }
        Stacking.stack(&self.marks)
        measure()
        if self.marks.isEmpty {
            // The axes of a chart without data show the domains that the app has set.
            x.add(configuration.xScale.domain)
            y.add(configuration.yScale.domain)
        }
        spacing = (leastSpacing(along: .horizontal), leastSpacing(along: .vertical))
        if self.marks.indices.contains(where: { self.marks[$0].box.style.zIndex != 0 }) {
            self.marks = self.marks.enumerated()
                .sorted { ($0.element.style.zIndex, $0.offset) < ($1.element.style.zIndex, $1.offset) }
                .map(\.element)
        }
    }

    /// The indices of a mark's series and of the values that determine its style.
    private struct Numbers {
        let series: Int
        let color: Int?
        let symbol: Int?
        let dash: Int?
        let slot: Int
    }

    private mutating func numbers(of mark: Mark, _ series: inout [SeriesKey: Int]) -> Numbers {
        let style = mark.style.style
        if case .number(let number) = style.foregroundBy?.value, number.isFinite {
            let range = colorRange ?? number...number
            colorRange = min(range.lowerBound, number)...max(range.upperBound, number)
        }
        let color = colors.insert(style.foregroundBy)
        let symbol = symbols.insert(style.symbolBy)
        let dash = dashes.insert(style.lineStyleBy)
        let slot = slots.insert(style.positionBy) ?? 0
        let key = SeriesKey(
            color: color, symbol: symbol, dash: dash, series: style.series?.value, slot: slot, kind: mark.kind)
        let number = series[key] ?? series.count
        series[key] = number
        return Numbers(series: number, color: color, symbol: symbol, dash: dash, slot: slot)
    }

    /// Returns whether the mark is a bar that grows horizontally.
    private static func isHorizontal(_ mark: Mark) -> Bool {
        if mark.x.isRange { return true }
        if mark.y.isRange || mark.x.low == nil { return false }
        guard let y = mark.y.low else { return true }
        if case .category = mark.x.low { return false }
        if mark.x.isBin { return false }
        switch y {
        case .category: return true
        case .date:
            if case .number = mark.x.low { return true }
            return false
        case .number: return mark.y.isBin
        }
    }

    private mutating func measure() {
        for index in marks.indices {
            let kind = marks[index].kind
            if kind == .sector { continue }
            x.add(marks[index].x)
            y.add(marks[index].y)
            // The rest only concerns marks that have a length or an area.
            if kind == .line || kind == .point || kind == .rule { continue }
            let mark = marks[index]
            switch kind {
            case .bar where mark.isHorizontal:
                x.isGrown = true
                if !mark.isRange { x.isFromZero = true }
                if !mark.y.isBin, mark.y.low?.double != nil { y.hasThinBars = true }
            case .bar:
                y.isGrown = true
                if !mark.isRange { y.isFromZero = true }
                if !mark.x.isBin, mark.x.low?.double != nil { x.hasThinBars = true }
            case .area:
                y.isGrown = true
                if !mark.isRange { y.isFromZero = true }
            case .rectangle:
                if mark.x.high == nil, mark.x.low?.double != nil { x.hasThinBars = true }
                if mark.y.high == nil, mark.y.low?.double != nil { y.hasThinBars = true }
            default: break
            }
            if kind == .bar || kind == .area, mark.style.stacking == .normalized {
                if mark.isHorizontal { x.isNormalized = true } else { y.isNormalized = true }
            }
        }
    }

    var isEmpty: Bool { marks.isEmpty }
    /// Whether there is no data, and no domain for axes without data.
    var hasNoAxes: Bool { marks.isEmpty && x.kind == .none && y.kind == .none }
    /// The words that a chart without data shows.
    var emptyWords: String { invalidCount > 0 ? "No valid data" : "No data" }
    var hasSectors: Bool { marks.contains { $0.kind == .sector } }
}
