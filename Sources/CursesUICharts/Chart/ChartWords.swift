import CursesUI

/// The description of a chart for the accessibility tree: its contents, extremes and trend.
struct ChartWords {
    /// For example, "Chart of Steps by Day".
    let label: String
    /// For example, "31 values, from 7 at Mon to 12 at Tue, rising".
    let value: String
    /// The names of the axes: their titles, or the names of the values along them.
    let axes: (x: String?, y: String?)

    private struct Series {
        var name: String?
        var count = 0
        /// The number of values that are not shown.
        var leftOut = 0
        var least: (value: Double, at: _ChartValue?)?
        var greatest: (value: Double, at: _ChartValue?)?
        var trend = Trend()

        mutating func add(_ value: Double, at place: _ChartValue?) {
            count += 1
            if value < least?.value ?? .infinity { least = (value, place) }
            if value > greatest?.value ?? -.infinity { greatest = (value, place) }
            trend.add(value)
        }
    }

    @MainActor
    init(
        _ data: ChartData, _ configuration: ChartConfiguration, x: String?, y: String?, _ environment: EnvironmentValues
    ) {
        axes = (
            configuration.xTitle?.content.characters(in: environment) ?? x,
            configuration.yTitle?.content.characters(in: environment) ?? y
        )
        let names = [y, x].compactMap { $0 }.filter { !$0.isEmpty }
        label = names.isEmpty ? "Chart" : "Chart of " + names.joined(separator: " by ")
        guard !data.isEmpty else {
            value = data.emptyWords
            return
        }
        let locale = environment.locale
        var series: [Int: Series] = [:]
        var order: [Int] = []
        var isOrdered: [Int: Bool] = [:]
        // The series of the current run of marks. The marks of a series are mostly consecutive, so its sums are stored
        // only when a different series begins.
        var current: (key: Int, series: Series)?
        for index in data.marks.indices {
            let kind = data.marks[index].kind
            if kind == .rule || data.marks[index].box.style.isAccessibilityHidden { continue }
            guard let number = data.marks[index].value ?? data.marks[index].y.low?.double else { continue }
            let key = kind == .sector || data.marks[index].series > 1000 ? 0 : data.marks[index].series
            let color = data.marks[index].color
            if current?.key != key {
                if let current { series[current.key] = current.series }
                if series[key] == nil { order.append(key) }
                let name = kind == .sector ? nil : color.map { data.colors.values[$0].words(in: environment) }
                let leftOut = data.marks[index].box.leftOut[kind] ?? 0
                current = (key, series[key] ?? Series(name: name, leftOut: leftOut))
            }
            let place: _ChartValue? =
                kind == .sector
                ? color.map { data.colors.values[$0] }
                : data.marks[index].isHorizontal ? data.marks[index].y.low : data.marks[index].x.low
            current?.series.add(number, at: place)
            if case .category = place { isOrdered[key] = false }
        }
        if let current { series[current.key] = current.series }
        func words(_ extreme: (value: Double, at: _ChartValue?)) -> String {
            let number = extreme.value.formatted(.number.locale(locale).precision(.significantDigits(1...6)))
            return extreme.at.map { "\(number) at \($0.words(in: environment))" } ?? number
        }
        var parts = order.prefix(8).compactMap { key -> String? in
            guard let series = series[key], let least = series.least, let greatest = series.greatest else { return nil }
            var text = series.name.map { "\($0): " } ?? ""
            text += series.count == 1 ? "1 value, \(words(least))" : "\(series.count + series.leftOut) values"
            if series.count > 1 { text += ", from \(words(least)) to \(words(greatest))" }
            if isOrdered[key] != false, let trend = series.trend.word { text += ", \(trend)" }
            return text
        }
        if order.count > 8 { parts.append("\(order.count - 8) more series") }
        if data.invalidCount > 0 { parts.append("\(data.invalidCount) values are not numbers") }
        value = parts.joined(separator: "; ")
    }
}
