import CursesUI
import CursesUITerminal

/// A tick of an axis, with its label.
struct ShownTick {
    let value: _ChartValue
    /// The position, in cells from the beginning of the axis.
    let place: Double
    /// The position of the label, for example in the middle of a bin.
    let labelPlace: Double
    let gridLine: GridLine?
    let hasTick: Bool
    let label: TickLabel?
    /// Whether the label is above the plot or before it.
    let isBefore: Bool

    struct GridLine {
        let isSolid: Bool
        let style: AnyShapeStyle?
    }

    struct TickLabel {
        let text: String
        let view: AnyView?
        let style: AnyShapeStyle?
    }
}

/// Determines the scale and the ticks of one axis.
@MainActor
struct AxisPlanner {
    let axis: Axis
    let data: AxisData
    let setting: ChartConfiguration.ScaleSetting
    let marks: ChartConfiguration.AxisSetting
    let environment: EnvironmentValues
    /// The number of columns or rows of the plot.
    let length: Int
    /// The number of columns of the chart, which determines whether numbers are abbreviated (as in 10K).
    let chartWidth: Int
    /// The distance between neighbouring values, for bars of single values.
    let spacing: Double?
    /// Whether the values of the other axis are categories.
    let otherIsCategorical: Bool

    /// The calendar of the environment, in its time zone.
    private var calendar: Calendar {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        return calendar
    }

    var isNeeded: Bool { data.kind != .none }

    private var isHidden: Bool {
        if case .hidden = marks { return true }
        return false
    }

    // MARK: Scale

    /// The number of ticks that suits the length.
    private var desiredCount: Int {
        axis == .vertical ? max(2, length / 3) : max(1, length / (data.kind == .date ? 9 : 11))
    }

    private var type: ScaleType {
        if let type = setting.type { return type }
        switch data.kind {
        case .category: return .category
        case .date: return .date
        default: return .linear
        }
    }

    /// Returns the scale, and the row grid that it is based on; the grid is `nil` for scales without whole rows.
    func scale() -> (scale: AxisScale, grid: RowGrid?) {
        let length = Double(length)
        let isVerticalCategory = axis == .vertical && data.kind == .category
        if data.kind == .category || type.kind == .category {
            var categories = data.categories.values
            var isReversed = isVerticalCategory
            switch setting.domain {
            case .values(let values): categories = values
            case .automatic(_, let reversed, let modify):
                categories = modify?(categories) ?? categories
                if reversed { isReversed.toggle() }
            case .range, nil: break
            }
            return (AxisScale(categories: categories, length: length, isReversed: isReversed), nil)
        }
        var isReversed = false
        var includesZero: Bool?
        switch setting.domain {
        case .range(let low, let high):
            if let low = low.double, let high = high.double {
                return (AxisScale(type, from: low, to: high, length: length), nil)
            }
        case .values(let values):
            let numbers = values.compactMap(\.double)
            if numbers.count >= 2 {
                return (AxisScale(type, from: numbers.first!, to: numbers.last!, length: length), nil)
            }
        case .automatic(let zero, let reversed, let modify):
            (includesZero, isReversed) = (zero, reversed)
            if let domain = modified(modify, zero) {
                return (AxisScale(type, from: domain.low, to: domain.high, length: length, isReversed: reversed), nil)
            }
        case nil: break
        }
        guard let range = data.range else {
            return (AxisScale(.linear, from: 0, to: 1, length: length), nil)
        }
        if data.isNormalized {
            return (AxisScale(.linear, from: 0, to: 1, length: length), axis == .vertical ? grid(0, 1) : nil)
        }
        var (low, high) = (range.lowerBound, range.upperBound)
        if data.hasThinBars, let spacing {
            low -= spacing / 2
            high += spacing / 2
        }
        guard data.kind == .number, type.kind != .log else {
            if type.kind == .log {
                // The domain extends to whole powers of ten, because bars cannot start at zero on a logarithmic scale.
                // The least bar has a length as well.
                let least = data.leastPositive ?? 1
                let first = data.isFromZero ? least * 0.999 : max(low, least)
                low = pow(10, log10(max(first, 1e-300)).rounded(.down))
                high = pow(10, log10(max(high, low * 10)).rounded(.up))
            }
            let parts = type.kind == .date ? data.binLength.map { (high - low) / $0 } : nil
            return (AxisScale(type, from: low, to: high, length: length, isReversed: isReversed, parts: parts), nil)
        }
        if data.isFromZero || includesZero ?? !data.hasThinBars, data.binLength == nil {
            low = min(0, low)
            high = max(0, high)
        }
        // A vertical domain is aligned to whole rows. A horizontal domain is extended to round numbers if bars grow
        // along it.
        if axis == .vertical, type.kind == .linear {
            let grid = grid(low, high)
            return (AxisScale(type, from: grid.lower, to: grid.upper, length: length, isReversed: isReversed), grid)
        }
        if data.isGrown || otherIsCategorical {
            let step = NiceStep.about(max(high - low, 1e-300), parts: desiredCount).size
            low = (low / step - 1e-9).rounded(.up) * step > low ? (low / step).rounded(.down) * step : low
            high = (high / step - 1e-9).rounded(.up) * step
        }
        return (AxisScale(type, from: low, to: high, length: length, isReversed: isReversed), nil)
    }

    /// Returns the ends of the data's range after the app has changed them; `nil` if it has not.
    private func modified(
        _ modify: (([_ChartValue]) -> [_ChartValue])?, _ includesZero: Bool?
    ) -> (low: Double, high: Double)? {
        guard let modify, let range = data.range else { return nil }
        var (low, high) = (range.lowerBound, range.upperBound)
        if data.kind == .number, data.isFromZero || includesZero == true { (low, high) = (min(0, low), max(0, high)) }
        let ends = [low, high].map { data.kind == .date ? _ChartValue.date($0) : .number($0) }
        let numbers = modify(ends).compactMap(\.double).filter(\.isFinite)
        guard let least = numbers.min(), let greatest = numbers.max() else { return nil }
        return (least, greatest)
    }

    private func grid(_ low: Double, _ high: Double) -> RowGrid {
        var parts: Int?
        if case .axes(let axes) = marks, case .automatic(let count)? = axes.first?.values.kind { parts = count }
        return RowGrid(from: low, to: high, rows: length, parts: parts)
    }

    // MARK: Ticks

    /// Returns the ticks of the axis in the order of their values.
    func ticks(on scale: AxisScale, _ grid: RowGrid?) -> [ShownTick] {
        guard isNeeded, !isHidden, length > 0 else { return [] }
        switch marks {
        case .hidden: return []
        case .automatic:
            return ticks(
                _AxisDescription(position: .automatic, values: .automatic, content: nil, format: nil), scale, grid)
        case .axes(let axes): return axes.flatMap { ticks($0, scale, grid) }
        }
    }

    private func ticks(_ description: _AxisDescription, _ scale: AxisScale, _ grid: RowGrid?) -> [ShownTick] {
        let (values, dates, decimals) = values(description.values, scale, grid)
        let limit = scale.length + 1e-6
        let placed = values.compactMap { value in scale.place(value).map { (value: value, place: $0) } }
            .filter { $0.place >= -1e-6 && $0.place <= limit }
        let format = NumberWords(
            placed.compactMap(\.value.double), decimals: decimals, isPercent: data.isNormalized,
            isShort: chartWidth < 50, environment.locale)
        return placed.indices.map { index in
            let (value, place) = placed[index]
            let previous = index > 0 ? placed[index - 1].value.double : nil
            @MainActor func words() -> String {
                if let format = description.format { return format(value, environment.locale) ?? "" }
                switch value {
                case .category(let name): return name
                case .number(let number): return format.words(number)
                case .date(let seconds):
                    return dates?.label(seconds, previous: previous, environment.locale)
                        ?? value.words(in: environment)
                }
            }
            var gridLine: ShownTick.GridLine?
            var hasTick = false
            var label: ShownTick.TickLabel?
            var isCentered: Bool?
            let elements = description.content?(AxisValue(index: index, count: placed.count, value: value))
            for element in elements ?? automaticElements {
                switch element.kind {
                case .gridLine(let stroke):
                    gridLine = ShownTick.GridLine(
                        isSolid: stroke.map { $0.dash.isEmpty } ?? false, style: element.style)
                case .tick: hasTick = true
                case .label(let content, let centered):
                    isCentered = centered
                    label = self.label(content, value, element.style, words)
                }
            }
            var labelPlace = place
            let next = index + 1 < placed.count ? placed[index + 1].place : nil
            if isCentered == true, !scale.isCategorical {
                labelPlace = (place + (next ?? scale.length)) / 2
            } else if isCentered == nil, let bin = data.binLength, value.double != nil, data.kind == .date,
                let end = scale.place(value.double! + bin)
            {
                labelPlace = (place + end) / 2
            }
            return ShownTick(
                value: value, place: place, labelPlace: min(labelPlace, scale.length), gridLine: gridLine,
                hasTick: hasTick, label: label, isBefore: isBefore(description.position)
            )
        }
    }

    private func label(
        _ content: _AxisMarkElement.LabelContent, _ value: _ChartValue, _ style: AnyShapeStyle?, _ words: () -> String
    ) -> ShownTick.TickLabel? {
        var shown: AnyView?
        let text: String
        switch content {
        case .value: text = words()
        case .text(let own): text = own.characters(in: environment)
        case .formatted(let format): text = format(value, environment.locale) ?? words()
        case .view(let view): (text, shown) = (words(), view)
        }
        return ShownTick.TickLabel(text: text.inOneRow, view: shown, style: style)
    }

    /// The content of an axis without custom content: grid lines or ticks, and labels.
    private var automaticElements: [_AxisMarkElement] {
        let label = _AxisMarkElement(kind: .label(.value, isCentered: nil))
        if data.kind == .category { return [label] }
        if axis == .vertical || data.isGrown || otherIsCategorical { return AxisGridLine()._elements + [label] }
        return AxisTick()._elements + [label]
    }

    private func isBefore(_ position: AxisMarkPosition) -> Bool {
        switch position.kind {
        case .leading, .top: true
        case .trailing, .bottom: false
        case .automatic: axis == .vertical && data.kind == .category
        }
    }

    private func values(
        _ values: AxisMarkValues, _ scale: AxisScale, _ grid: RowGrid?
    ) -> (values: [_ChartValue], dates: DateTicks?, decimals: Int?) {
        let isDate = data.kind == .date
        func wrapped(_ numbers: [Double]) -> [_ChartValue] { numbers.map { isDate ? .date($0) : .number($0) } }
        switch values.kind {
        case .list(let list):
            let dates = isDate ? DateTicks(in: scale.domain, atMost: max(1, list.count), calendar) : nil
            return (list, dates, nil)
        case .numbers(let step) where step > 0 && !scale.isCategorical:
            let domain = scale.domain
            let first = (domain.lowerBound / step - 1e-9).rounded(.up)
            let last = (domain.upperBound / step + 1e-9).rounded(.down)
            guard last >= first, last - first < 1000 else { return ([], nil, nil) }
            return (wrapped(stride(from: first, through: last, by: 1).map { $0 == 0 ? 0 : $0 * step }), nil, nil)
        case .dates(let unit, let count, let calendar) where isDate:
            let ticks = DateTicks(every: count, unit, calendar ?? self.calendar)
            return (wrapped(ticks.ticks(in: scale.domain)), ticks, nil)
        case .automatic(let count) where !scale.isCategorical:
            return automaticValues(count ?? desiredCount, scale, grid, wrapped)
        default:
            return scale.isCategorical
                ? (scale.categories, nil, nil) : automaticValues(desiredCount, scale, grid, wrapped)
        }
    }

    private func automaticValues(
        _ count: Int, _ scale: AxisScale, _ grid: RowGrid?, _ wrapped: ([Double]) -> [_ChartValue]
    ) -> (values: [_ChartValue], dates: DateTicks?, decimals: Int?) {
        let domain = scale.domain
        if data.kind == .date {
            var end = domain.upperBound
            // No tick is at the end of the last bin, because no bin begins there.
            if let bin = data.binLength { end = max(domain.lowerBound, end - bin / 2) }
            let dates = DateTicks(in: domain.lowerBound...end, atMost: count, atLeast: data.binLength, calendar)
            return (wrapped(dates.ticks(in: domain.lowerBound...end)), dates, nil)
        }
        if scale.type.kind == .log { return (wrapped(LogTicks.ticks(in: domain, atMost: count)), nil, nil) }
        if let grid { return (wrapped(grid.ticks), nil, grid.step.decimals) }
        let step = NiceStep.about(domain.upperBound - domain.lowerBound, parts: count)
        return (wrapped(step.ticks(in: domain)), nil, step.decimals)
    }
}
