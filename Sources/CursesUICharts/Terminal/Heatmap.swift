import CursesUI
import CursesUITerminal

/// A table of numbers that are shown as colours. Each row of cells shows two rows of numbers.
///
/// ```swift
/// Heatmap(contributions, gradient: Gradient(colors: [.black, .green]))
///     .frame(width: 53, height: 4)
/// ```
///
/// Without colours, greater numbers have denser shades.
public struct Heatmap {
    private let rows: [[Double]]
    private let gradient: Gradient
    private let domain: ClosedRange<Double>?
    @Environment(\.self) private var environment

    /// Creates a heat map of rows of numbers. Numbers that are NaN or infinite leave holes.
    ///
    /// - Parameters:
    ///   - domain: the numbers of the first and the last colour; `nil` for the least and the greatest.
    ///   - gradient: the colours of the gradient.
    public init(_ rows: [[Double]], domain: ClosedRange<Double>? = nil, gradient: Gradient = Heatmap.gradient) {
        self.rows = rows
        self.gradient = gradient
        self.domain = domain
    }

    /// The default gradient. It leads from dark blue through violet and red to light yellow, so that the lightness
    /// increases evenly.
    public static let gradient = Gradient(colors: MarkInks.heat)
}

extension Heatmap: View {
    public var body: some View {
        let (rows, gradient, environment) = (rows, gradient, environment)
        let finite = rows.joined().filter(\.isFinite)
        let domain = domain ?? (finite.min() ?? 0)...(finite.max() ?? 1)
        let columns = rows.map(\.count).max() ?? 0
        let ideal = CellSize(width: max(1, columns), height: max(1, (rows.count + 1) / 2))
        CellSurface(ideal: ideal) { context, size in
            guard columns > 0, size.width > 0, size.height > 0 else { return }
            let screen = ChartScreen(environment)
            let canvas = ChartCanvas(
                context: context, width: size.width, isRightToLeft: environment.layoutDirection == .rightToLeft)
            @MainActor func value(_ column: Int, _ line: Int, _ lines: Int) -> Double? {
                let row = rows[min(rows.count - 1, line * rows.count / lines)]
                let place = min(columns - 1, column * columns / size.width)
                guard place < row.count, row[place].isFinite else { return nil }
                let length = domain.upperBound - domain.lowerBound
                return length > 0 ? ((row[place] - domain.lowerBound) / length).clamped(0, 1) : 1
            }
            @MainActor func color(_ part: Double) -> TerminalColor {
                CellPaint(Self.color(part, gradient), in: environment).color(at: .zero, in: size).color
            }
            for row in 0..<size.height {
                for column in 0..<size.width {
                    let point = CellPoint(column: column, row: row)
                    guard screen.hasColors, !screen.isASCII else {
                        if let part = value(column, row, size.height) {
                            let shades: [Glyph] = screen.isASCII ? [".", ":", "+", "#"] : ["░", "▒", "▓", "█"]
                            canvas.put(shades[Int((part * 3).rounded().clamped(0, 3))], style: .plain, at: point)
                        }
                        continue
                    }
                    let (top, bottom) = (
                        value(column, row * 2, size.height * 2), value(column, row * 2 + 1, size.height * 2)
                    )
                    switch (top, bottom) {
                    case (let top?, let bottom?):
                        let style = Style(foreground: color(top), background: color(bottom))
                        canvas.put("▀", style: style, at: point)
                    case (let top?, nil): canvas.put("▀", style: Style(foreground: color(top)), at: point)
                    case (nil, let bottom?): canvas.put("▄", style: Style(foreground: color(bottom)), at: point)
                    case (nil, nil): break
                    }
                }
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Heat map")
        .accessibilityValue(words(columns: columns))
    }

    /// Returns the size of the table, and its least and greatest number with their places.
    private func words(columns: Int) -> String {
        let size =
            "\(rows.count) \(rows.count == 1 ? "row" : "rows"), "
            + "\(columns) \(columns == 1 ? "column" : "columns")"
        var (least, greatest): (Extreme?, Extreme?)
        for (row, values) in rows.enumerated() {
            for (column, value) in values.enumerated() where value.isFinite {
                if value < least?.value ?? .infinity { least = Extreme(value: value, row: row, column: column) }
                if value > greatest?.value ?? -.infinity { greatest = Extreme(value: value, row: row, column: column) }
            }
        }
        guard let least, let greatest else { return size + ", no data" }
        let style = FloatingPointFormatStyle<Double>.number.locale(environment.locale)
            .precision(.significantDigits(1...4))
        func words(_ extreme: Extreme) -> String {
            "\(extreme.value.formatted(style)) in row \(extreme.row + 1), column \(extreme.column + 1)"
        }
        return "\(size), from \(words(least)) to \(words(greatest))"
    }

    /// A number with its place in the table.
    private struct Extreme {
        let value: Double
        let row: Int
        let column: Int
    }

    private static func color(_ part: Double, _ gradient: Gradient) -> Color {
        let stops = gradient.stops.sorted { $0.location < $1.location }
        guard let first = stops.first, let last = stops.last else { return .primary }
        let place = CGFloat(part)
        if place <= first.location { return first.color }
        for (from, to) in zip(stops, stops.dropFirst()) where place <= to.location {
            let length = to.location - from.location
            return from.color.mix(with: to.color, by: length > 0 ? Double((place - from.location) / length) : 1)
        }
        return last.color
    }
}
