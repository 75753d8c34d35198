import CursesUI
import CursesUITerminal

/// The legend: the meanings of the colours, symbols and dashes of a chart.
@MainActor
struct ChartLegend {
    struct Entry {
        let text: String
        let color: Int?
        let symbol: Int?
        let dash: Int?
        let kind: Mark.Kind
        /// The columns of the sample and of the text.
        var width: Int { TextWidth.columns(of: text) + 2 }
    }

    let entries: [Entry]
    let place: LegendPlace
    /// The least and the greatest number of the gradient.
    let range: (least: String, greatest: String)?

    /// The number of cells that show the gradient.
    static let gradientWidth = 16
    /// The maximum number of entries; a longer legend would not be useful and is left out.
    private static let mostEntries = 64

    init(_ data: ChartData, _ configuration: ChartConfiguration, _ environment: EnvironmentValues) {
        var isShown = true
        switch configuration.legend {
        case .automatic: place = .automatic
        case .hidden, .view: (place, isShown) = (.automatic, false)
        case .shown(let place): self.place = place
        }
        let count = data.colors.values.count + data.symbols.values.count + data.dashes.values.count
        guard isShown, data.colorRange == nil, count <= Self.mostEntries else {
            entries = []
            let words = data.colorRange.map { range -> (String, String) in
                let style = FloatingPointFormatStyle<Double>.number.locale(environment.locale)
                    .precision(.significantDigits(1...4))
                return (range.lowerBound.formatted(style), range.upperBound.formatted(style))
            }
            range = isShown ? words.map { (least: $0.0, greatest: $0.1) } : nil
            return
        }
        range = nil
        var entries: [Entry] = []
        func kind(_ isMeant: (ShownMark) -> Bool) -> Mark.Kind { data.marks.first(where: isMeant)?.kind ?? .bar }
        for (index, value) in data.colors.values.enumerated() {
            let first = data.marks.first { $0.color == index }
            if first == nil, configuration.styles.domain.isEmpty { continue }
            let symbol = data.symbols.values.firstIndex(of: value)
            let dash = data.dashes.values.firstIndex(of: value)
            entries.append(
                Entry(
                    text: value.words(in: environment).inOneRow, color: index, symbol: symbol, dash: dash,
                    kind: first?.kind ?? .bar))
        }
        for (index, value) in data.symbols.values.enumerated() where !data.colors.values.contains(value) {
            entries.append(
                Entry(
                    text: value.words(in: environment).inOneRow, color: nil, symbol: index,
                    dash: data.dashes.values.firstIndex(of: value), kind: .point))
        }
        let known = data.colors.values + data.symbols.values
        for (index, value) in data.dashes.values.enumerated() where !known.contains(value) {
            entries.append(
                Entry(text: value.words(in: environment).inOneRow, color: nil, symbol: nil, dash: index, kind: .line))
        }
        self.entries = entries
    }

    /// The number of columns of the longest entry.
    var longest: Int { entries.map(\.width).max() ?? 0 }

    /// Divides the entries into rows; returns none if there is not enough space for all of them.
    func rows(width: Int, most: Int) -> [[Entry]] {
        var rows: [[Entry]] = []
        var used = 0
        for entry in entries {
            if !rows.isEmpty, used + 2 + entry.width <= width {
                rows[rows.count - 1].append(entry)
                used += 2 + entry.width
            } else {
                rows.append([entry])
                used = entry.width
            }
        }
        return rows.count <= most ? rows : []
    }
}
