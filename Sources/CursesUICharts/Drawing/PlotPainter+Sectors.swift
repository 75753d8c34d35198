import CursesUI
import CursesUITerminal

/// Sectors.
extension PlotPainter {
    /// A sector in a circle. All lengths are in rows; a cell is assumed to be twice as high as wide.
    private struct Sector {
        let mark: ShownMark
        let ink: UInt16
        /// The fractions of the circle at which the sector starts and ends, clockwise from the top.
        let start: Double
        let end: Double
        let inner: Double
        let outer: Double
        /// Half the gap to the next sector.
        let gap: Double

        /// The angle in the middle.
        var middle: Double { (start + end) * .pi }

        /// Returns whether a point, relative to the centre of the circle, is in the sector.
        func contains(_ dx: Double, _ dy: Double) -> Bool {
            let distance = (dx * dx + dy * dy).squareRoot()
            guard distance <= outer, distance >= inner, distance > 0 else { return false }
            let angle = atan2(dx, -dy) / (2 * .pi)
            let part = angle < 0 ? angle + 1 : angle
            guard part >= start, part < end else { return false }
            guard gap > 0 else { return true }
            let near = min(part - start, end - part) * 2 * .pi
            return near >= .pi / 2 || sin(near) * distance >= gap
        }
    }

    /// The radius of the circle in rows.
    private var radius: Double { min(Double(height) / 2, Double(width) / 4) }
    private var center: (x: Double, y: Double) { (Double(width) / 2, Double(height) / 2) }

    mutating func drawSectors() {
        let sectors = sectors()
        guard !sectors.isEmpty, width > 0, height > 0 else { return }
        let center = center
        for sector in sectors {
            areas.fill(sector.ink) { x, y in sector.contains((x - center.x) / 2, y - center.y) }
        }
        keepVisible(sectors)
        for sector in sectors {
            let reach = (sector.inner + sector.outer) / 2
            let (x, y) = (center.x + sin(sector.middle) * reach * 2, center.y - cos(sector.middle) * reach)
            // The approximate chord that is available for a text in the middle of the sector.
            let chord = sin(min(.pi / 2, (sector.end - sector.start) * .pi)) * reach
            let half = max(1, min(sector.outer - sector.inner, chord) * 1.6)
            annotate(sector.mark, left: x - half, right: x + half, top: y - 0.5, bottom: y + 0.5)
        }
    }

    private mutating func sectors() -> [Sector] {
        let marks = data.marks.filter { $0.kind == .sector && ($0.value ?? 0) > 0 }
        let total = marks.reduce(0) { $0 + ($1.value ?? 0) }
        guard total > 0, total.isFinite else { return [] }
        let unit = Double(plan.metrics.rowHeight)
        var start = 0.0
        return marks.map { mark in
            let part = (mark.value ?? 0) / total
            defer { start += part }
            let style = mark.style
            let outer = min(radius, style.outerRadius.length(radius, unit: unit, automatic: radius))
            // A ring is at least half a row thick, even in a small plot.
            let inner = min(
                max(0, outer - 0.5), style.innerRadius.length(radius, unit: unit, automatic: 0))
            // In a small plot, and between small sectors, the gap is narrower, so that it never takes up a sector.
            let chord = sin(min(.pi / 2, part * .pi)) * (inner + outer) / 2
            let gap = min(units(style.angularInset, .horizontal) / 2, radius / 12, chord / 3)
            return Sector(
                mark: mark, ink: inks.number(of: mark), start: start, end: start + part, inner: inner, outer: outer,
                gap: marks.count > 1 ? gap : 0)
        }
    }

    // MARK: Small sectors

    /// Fills a part of a cell for each sector that is too small to be visible, if there is one that no other sector
    /// needs.
    private mutating func keepVisible(_ sectors: [Sector]) {
        guard sectors.count > 1 else { return }
        var shown: [UInt16: Set<Int>] = [:]
        for index in 0..<width * height {
            guard let content = areas.content(index) else { continue }
            for ink in visibleInks(content) { shown[ink, default: []].insert(index) }
        }
        for sector in sectors where shown[sector.ink] == nil {
            // From the outside to the inside, because the sector is widest there.
            for step in 0...8 {
                let reach = sector.outer - (sector.outer - sector.inner) * (Double(step) + 0.5) / 9
                let place = (
                    x: center.x + sin(sector.middle) * reach * 2, y: center.y - cos(sector.middle) * reach
                )
                let (column, row) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
                guard column >= 0, row >= 0, column < width, row < height else { continue }
                let index = row * width + column
                if shown.values.contains(where: { $0 == [index] }) { continue }
                fillPart(at: place, sector.ink)
                for ink in shown.keys { shown[ink]?.remove(index) }
                for ink in areas.content(index).map(visibleInks) ?? [] { shown[ink, default: []].insert(index) }
                break
            }
        }
    }

    /// Whether a fill covers whole cells, because patterns replace the colours.
    private var fillsCells: Bool { !screen.hasColors || screen.isASCII }

    /// Returns the inks of a cell that are visible on the screen.
    private func visibleInks(_ content: InkRaster.Content) -> [UInt16] {
        let parts = content.mask.nonzeroBitCount
        if fillsCells { return parts >= 32 || content.other != 0 ? [content.ink] : [] }
        // A quarter of a cell is the smallest part that is drawn everywhere.
        let others = content.other != 0 && 64 - parts >= 16 ? [content.other] : []
        return parts >= 16 ? [content.ink] + others : others
    }

    /// Fills the quarter of a cell at a point, or the whole cell if there are no smaller parts.
    private mutating func fillPart(at place: (x: Double, y: Double), _ ink: UInt16) {
        let part = fillsCells ? 1.0 : 0.5
        let (x, y) = ((place.x / part).rounded(.down) * part, (place.y / part).rounded(.down) * part)
        areas.fill(x: x...x + part, y: y...y + part, ink)
    }
}
