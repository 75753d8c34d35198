import CursesUITerminal
import Foundation

/// Casts the shadow of a view on the content beneath.
struct ShadowModifier: Hashable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    /// Whether the shadow falls on the view itself, from its edges. This is possible in styles only.
    var isInner = false

    /// Returns the shadow, with its colour resolved in an environment.
    func colored(in environment: EnvironmentValues) -> ShadowModifier {
        ShadowModifier(color: color.resolved(in: environment), radius: radius, x: x, y: y, isInner: isInner)
    }
}

extension ShadowModifier: LayoutModifier {
    static var readsEnvironment: Bool { true }

    func resolved(in environment: EnvironmentValues) -> ShadowModifier { colored(in: environment) }

    var effect: DrawingEffect? { DrawingEffect(beneath: { $0.castShadow(of: $1, self) }) }

    func spill(of size: CellSize, _ metrics: CellMetrics) -> CellRect {
        let form = form(metrics)
        let (left, right) = (form.across.reach(before: true), form.across.reach(before: false))
        let (top, bottom) = (form.down.reach(before: true), form.down.reach(before: false))
        return CellRect(
            column: -left, row: -top, width: size.width + left + right, height: size.height + top + bottom)
    }

    /// Returns the shadow in columns and rows. The vertical spread is half of the horizontal one, because a cell is
    /// twice as high as it is wide.
    func form(_ metrics: CellMetrics) -> (across: Blur, down: Blur) {
        let columns = max(0, radius) / metrics.columnWidth
        return (
            Blur(spread: columns / 2, offset: x / metrics.columnWidth),
            Blur(spread: columns / 4, offset: y / metrics.rowHeight)
        )
    }

    /// A shadow along one axis, in cells.
    struct Blur {
        /// The standard deviation.
        let spread: Double
        let offset: Double

        /// The greatest distance at which a shadow is drawn, in cells.
        private static let most = 40.0

        init(spread: CGFloat, offset: CGFloat) {
            self.spread = spread.isFinite ? Double(spread).clamped(0, Self.most / 4) : 0
            self.offset = offset.isFinite ? Double(offset).clamped(-Self.most, Self.most) : 0
        }

        /// Returns the number of cells by which the shadow extends beyond an edge of the view.
        func reach(before: Bool) -> Int {
            max(0, Int((spread * 2 + (before ? -offset : offset)).rounded(.up)))
        }

        /// Returns the fraction of one cell's shadow, from 0 to 1, that falls on a cell at a given distance.
        func weight(_ distance: Int) -> Double {
            func cover(_ place: Double) -> Double {
                guard spread > 0.01 else { return place < 0 ? 0 : 1 }
                return 0.5 * (1 + erf(place / (spread * 2.0.squareRoot())))
            }
            let parts = 8
            return (0..<parts).reduce(0) { sum, part in
                let place = Double(distance) + (Double(part) + 0.5) / Double(parts) - offset
                return sum + (cover(place) - cover(place - 1)) / Double(parts)
            }
        }
    }
}

extension DrawingContext {
    /// A view with at least this many cells casts no shadow: it is larger than any screen.
    private static let manyCells = 1 << 17

    /// Returns whether an area is small enough to cast a shadow.
    func isSmall(_ size: CellSize) -> Bool {
        size.width > 0 && size.height > 0 && size.height <= Self.manyCells / size.width
    }

    /// Casts the shadow of a node on the cells that have been drawn, if the terminal can show it.
    func castShadow(of node: LayoutNode, _ shadow: ShadowModifier) {
        let metrics = node.layoutContext.metrics
        guard mixer.level >= .ansi256, shadow.color.isVisible, let color = mixer.rgb(shadow.color) else { return }
        let size = node.frame.size
        let area = visiblePart(of: shadow.spill(of: size, metrics))
        guard !area.isEmpty, isSmall(size) else { return }
        forEachPart(of: shadow.form(metrics), from: coveredCells(of: node), on: area) { point, part in
            if part > 0.01 { _ = cover(point, with: color, shadow.color.alpha * part) }
        }
    }

    /// Calls a closure with the part of a shadow, from 0 to 1, that falls on each cell of an area.
    ///
    /// - Parameter covered: the cells that cast the shadow, row by row.
    func forEachPart(
        of form: (across: ShadowModifier.Blur, down: ShadowModifier.Blur), from covered: [[Bool]], on area: CellRect,
        _ body: (CellPoint, Double) -> Void
    ) {
        let size = CellSize(width: covered.first?.count ?? 0, height: covered.count)
        // The blur runs first along the rows, then along the columns.
        let across = weights(form.across, from: area.columns, to: size.width)
        let down = weights(form.down, from: area.minRow..<area.maxRow, to: size.height)
        let rows = covered.map { row in
            across.map { weights in zip(weights, row).reduce(0) { $0 + ($1.1 ? $1.0 : 0) } }
        }
        forEachPoint(of: area) { point in
            let column = point.column - area.minColumn
            let part = zip(down[point.row - area.minRow], rows).reduce(0) { $0 + $1.0 * $1.1[column] }
            body(point, min(1, part))
        }
    }

    private func weights(_ blur: ShadowModifier.Blur, from places: Range<Int>, to count: Int) -> [[Double]] {
        let all = Dictionary(
            uniqueKeysWithValues: (places.lowerBound - count...places.upperBound).map { ($0, blur.weight($0)) })
        return places.map { place in (0..<count).map { all[place - $0] ?? 0 } }
    }
}

extension View {
    /// Casts a shadow on the content beneath, around the filled areas of the view. Text and lines cast no shadow. The
    /// shadow does not affect the layout.
    ///
    /// The cells in the shadow are tinted, including their characters. A shadow needs at least 256 colours. On the
    /// terminal's own background, the terminal must also report its background colour.
    ///
    /// - Parameters:
    ///   - radius: the distance, in columns, at which the shadow ends.
    ///   - x: the distance to the right by which the shadow is moved.
    ///   - y: the distance down by which it is moved.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }
}
