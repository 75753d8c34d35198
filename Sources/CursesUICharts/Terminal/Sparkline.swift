import CursesUI
import CursesUITerminal

/// A small chart without axes, usually one row high, which shows a series of values at a glance.
///
/// ```swift
/// HStack {
///     Text("CPU")
///     Sparkline(history).foregroundStyle(.green)
/// }
/// ```
///
/// ```text
/// CPU ▁▂▅▇█▆▃▂▁▁▂▄
/// ```
///
/// The newest values are at the trailing end: if there is too little space, the oldest are left out. The bars start at
/// the least value of the domain.
public struct Sparkline {
    /// How the values are drawn.
    public enum Style: Hashable, Sendable {
        /// A bar for each value, in eighths of a row.
        case bars
        /// A line of Braille dots, with two values in each column.
        case line
    }

    private let values: [Double]
    private let domain: ClosedRange<Double>?
    private let style: Style
    @Environment(\.self) private var environment

    /// Creates a sparkline of values.
    ///
    /// - Parameters:
    ///   - values: in their order; values that are NaN or infinite leave gaps.
    ///   - domain: the values at the bottom and at the top; `nil` for zero and the least and greatest value.
    ///   - style: how the values are drawn.
    public init(_ values: some Sequence<Double>, domain: ClosedRange<Double>? = nil, style: Style = .bars) {
        self.values = Array(values)
        self.domain = domain
        self.style = style
    }
}

extension Sparkline: View {
    public var body: some View {
        let (values, style, environment) = (values, style, environment)
        let domain = domain ?? Self.domain(of: values)
        let columns = style == .line ? (values.count + 1) / 2 : values.count
        CellSurface(ideal: CellSize(width: max(1, columns), height: 1)) { context, size in
            SparklinePicture(values: values, domain: domain, style: style, size: size, environment)
                .draw(in: context)
        }
        .accessibilityElement()
        .accessibilityLabel("Sparkline")
        .accessibilityValue(Self.words(values, environment.locale))
    }

    private static func domain(of values: [Double]) -> ClosedRange<Double> {
        let finite = values.filter(\.isFinite)
        let (low, high) = (min(0, finite.min() ?? 0), max(0, finite.max() ?? 0))
        return low < high ? low...high : 0...1
    }

    private static func words(_ values: [Double], _ locale: Locale) -> String {
        let finite = values.filter(\.isFinite)
        guard let least = finite.min(), let greatest = finite.max(), let last = finite.last else { return "No data" }
        let style = FloatingPointFormatStyle<Double>.number.locale(locale).precision(.significantDigits(1...4))
        return "\(finite.count) values, from \(least.formatted(style)) to \(greatest.formatted(style)), "
            + "now \(last.formatted(style))" + (Trend(finite).word.map { ", \($0)" } ?? "")
    }
}

/// The cells of a sparkline.
@MainActor
private struct SparklinePicture {
    let values: [Double]
    let domain: ClosedRange<Double>
    let style: Sparkline.Style
    let size: CellSize
    let screen: ChartScreen
    let paint: CellPaint
    let isRightToLeft: Bool

    init(
        values: [Double], domain: ClosedRange<Double>, style: Sparkline.Style, size: CellSize,
        _ environment: EnvironmentValues
    ) {
        self.values = values
        self.domain = domain
        self.style = style
        self.size = size
        screen = ChartScreen(environment)
        paint = CellPaint(.foreground, in: environment)
        isRightToLeft = environment.layoutDirection == .rightToLeft
    }

    func draw(in context: DrawingContext) {
        guard size.width > 0, size.height > 0 else { return }
        let canvas = ChartCanvas(context: context, width: size.width, isRightToLeft: isRightToLeft)
        if style == .line, screen.hasBraille { drawLine(canvas) } else { drawBars(canvas) }
    }

    private func style(at point: CellPoint) -> Style {
        let (color, opacity) = paint.color(at: point, in: size)
        return Style(foreground: color, attributes: opacity < 0.75 ? .dim : [])
    }

    private typealias Style = CursesUITerminal.Style

    /// Returns the height of a value, from 0 at the bottom to 1 at the top; `nil` for a gap.
    private func part(_ value: Double) -> Double? {
        guard value.isFinite else { return nil }
        let length = domain.upperBound - domain.lowerBound
        return length > 0 ? ((value - domain.lowerBound) / length).clamped(0, 1) : 0.5
    }

    private static let ascii: [Character] = [" ", "_", ".", ":", "-", "=", "+", "#"]

    private func drawBars(_ canvas: ChartCanvas) {
        let shown = values.suffix(size.width)
        for (column, value) in shown.enumerated() {
            guard let part = part(value) else { continue }
            // Even the least value must remain visible.
            var eighths = max(1, Int((part * Double(size.height * 8)).rounded()))
            for row in stride(from: size.height - 1, through: 0, by: -1) where eighths > 0 {
                let point = CellPoint(column: column, row: row)
                let filled = min(8, eighths)
                eighths -= filled
                let glyph: Glyph =
                    screen.hasBraille
                    ? Glyph(scalar: Unicode.Scalar(0x2580 + UInt32(filled))!, width: 1)
                    : screen.isASCII ? Glyph(Self.ascii[min(7, filled)]) : filled >= 6 ? "█" : filled >= 2 ? "▄" : " "
                canvas.put(glyph, style: style(at: point), at: point)
            }
        }
    }

    private func drawLine(_ canvas: ChartCanvas) {
        var dots = DotRaster(width: size.width, height: size.height)
        var pen = DotRaster.Pen(ink: 1)
        var last: (x: Double, y: Double)?
        for (index, value) in values.suffix(size.width * 2).enumerated() {
            guard let part = part(value) else {
                last = nil
                continue
            }
            let rows = Double(size.height * 4 - 1)
            let point = ((Double(index) + 0.5) / 2, ((1 - part) * rows + 0.5) / 4)
            dots.line(from: last ?? point, to: point, &pen)
            last = point
        }
        for (index, bits) in dots.bits.enumerated() where bits != 0 {
            let point = CellPoint(column: index % size.width, row: index / size.width)
            let shown = isRightToLeft ? DotRaster.mirrored(bits) : bits
            let glyph = Braille.glyph(shown)
            canvas.put(glyph, style: style(at: point), at: point)
        }
    }
}
