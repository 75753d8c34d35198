import CursesUI
import CursesUITerminal

/// The inks of a chart's marks.
@MainActor
struct MarkInks {
    private let data: ChartData
    private let styles: StyleScale
    private let environment: EnvironmentValues
    var screen: ChartScreen
    private let plot: CellRect
    private(set) var inks: [Ink] = []
    private var known: [Key: UInt16] = [:]
    /// The ink of the last mark, because consecutive marks mostly have the same ink.
    private var last: (key: Key, number: UInt16)?

    private struct Key: Hashable {
        let box: ObjectIdentifier
        let color: Int?
    }

    init(_ plan: ChartPlan) {
        data = plan.data
        styles = plan.configuration.styles
        environment = plan.environment
        screen = plan.screen
        plot = CellRect(origin: .zero, size: plan.plot.size)
    }

    /// Returns the index of a mark's ink, starting at 1.
    ///
    /// - Parameter area: the cells of the mark, which a gradient covers.
    mutating func number(of mark: ShownMark, area: CellRect? = nil) -> UInt16 {
        let key = Key(box: ObjectIdentifier(mark.box), color: mark.color)
        if let last, last.key == key { return last.number }
        if let known = known[key] { return known }
        let ink = ink(of: mark, area: area ?? plot)
        guard inks.count < Int(UInt16.max) - 1 else { return UInt16(inks.count) }
        inks.append(ink)
        let number = UInt16(inks.count)
        if ink.paint.isUniform {
            known[key] = number
            last = (key, number)
        }
        return number
    }

    private func ink(of mark: ShownMark, area: CellRect) -> Ink {
        let style = mark.style
        let paint = style.foreground.map { CellPaint($0, in: environment) } ?? paint(ofColor: mark.color)
        return Ink(
            paint: paint, opacity: style.opacity, pattern: pattern(of: mark), kind: mark.kind, area: area)
    }

    /// Returns the index of the pattern that distinguishes a mark on a terminal without colours; `nil` if its colour
    /// does not depend on a value.
    private func pattern(of mark: ShownMark) -> Int? {
        guard let color = mark.color else { return nil }
        guard let part = colorPart(data.colors.values[color]) else { return color }
        return Self.pattern(ofPart: part)
    }

    /// Returns the position, from 0 to 1, of a number between the least and the greatest; `nil` if the value is not a
    /// number.
    private func colorPart(_ value: _ChartValue) -> Double? {
        guard let range = data.colorRange, let value = value.double else { return nil }
        let length = range.upperBound - range.lowerBound
        return length > 0 ? ((value - range.lowerBound) / length).clamped(0, 1) : 1
    }

    /// Returns the paint of a value that determines colours; without a value, the paint of the first colour.
    func paint(ofColor index: Int?) -> CellPaint {
        guard let index else { return CellPaint(ChartPalette.color(0, screen), in: environment) }
        return CellPaint(style(of: data.colors.values[index], index), in: environment)
    }

    /// Returns the style of a value; `nil` if it is neither a value that determines colours nor a number on a gradient.
    func style(of value: _ChartValue) -> AnyShapeStyle? {
        let index = data.colors.values.firstIndex(of: value)
        return index == nil && colorPart(value) == nil ? nil : style(of: value, index ?? 0)
    }

    private func style(of value: _ChartValue, _ index: Int) -> AnyShapeStyle {
        if let pair = styles.pairs.first(where: { $0.value == value }) { return pair.style }
        if let style = styles.mapping?(value) { return style }
        if let part = colorPart(value) { return AnyShapeStyle(gradientColor(part)) }
        if !styles.range.isEmpty { return styles.range[index % styles.range.count] }
        return AnyShapeStyle(ChartPalette.color(index, screen))
    }

    private func gradientColor(_ part: Double) -> Color {
        let colors = styles.gradient.count >= 2 ? styles.gradient : Self.heat
        let place = part * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        return colors[index].mix(with: colors[index + 1], by: place - Double(index))
    }

    /// The default gradient. It leads from dark blue through violet and red to light yellow, so that the lightness
    /// increases evenly.
    nonisolated static let heat: [Color] = [
        Color(red: 0.13, green: 0.17, blue: 0.42), Color(red: 0.45, green: 0.20, blue: 0.58),
        Color(red: 0.80, green: 0.27, blue: 0.44), Color(red: 0.96, green: 0.53, blue: 0.26),
        Color(red: 0.99, green: 0.86, blue: 0.45),
    ]

    /// Returns the character and the style at a fraction of the gradient, from 0 to 1.
    func gradientSample(_ part: Double) -> (Glyph, Style) {
        let ink = Ink(
            paint: CellPaint(gradientColor(part), in: environment), opacity: 1, pattern: Self.pattern(ofPart: part),
            kind: .rectangle, area: plot)
        guard let look = ink.look(at: .zero, on: screen) else { return (.space, .plain) }
        return (look.fill ?? "█", look.style)
    }

    /// Returns the index of a pattern that is denser for greater numbers.
    private static func pattern(ofPart part: Double) -> Int { [2, 1, 3, 0][Int((part * 3.999).clamped(0, 3))] }

    /// Returns the kind of the mark of an ink; `nil` for no ink.
    func kind(_ number: UInt16) -> Mark.Kind? { number == 0 ? nil : inks[Int(number) - 1].kind }

    func look(_ number: UInt16, at point: CellPoint) -> Ink.Look? {
        number == 0 ? nil : inks[Int(number) - 1].look(at: point, on: screen)
    }
}
