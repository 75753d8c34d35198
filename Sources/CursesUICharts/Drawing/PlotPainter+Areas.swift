import CursesUI
import CursesUITerminal

/// Bars, rectangles, areas and sectors.
extension PlotPainter {
    // MARK: Bars

    /// Returns the width of the narrowest band of a bar along each axis, from which the thickness of all bars is
    /// derived.
    func barBand() -> (x: Double?, y: Double?) {
        var band: (x: Double?, y: Double?)
        for mark in data.marks where mark.kind == .bar {
            if mark.isHorizontal {
                if let found = self.band(of: mark.y, .vertical) {
                    band.y = min(band.y ?? .infinity, found.to - found.from)
                }
            } else if let found = self.band(of: mark.x, .horizontal) {
                band.x = min(band.x ?? .infinity, found.to - found.from)
            }
        }
        return band
    }

    /// Returns the range that a value occupies on an axis: its category or bin, or half the distance to its neighbours
    /// on either side.
    private func band(of extent: Extent, _ axis: Axis) -> (from: Double, to: Double)? {
        let scale = axis == .horizontal ? plan.xScale : plan.yScale
        if let band = scale.band(extent) { return band }
        guard let value = extent.low?.double, let spacing = spacing(along: axis),
            let from = scale.place(value - spacing / 2), let to = scale.place(value + spacing / 2)
        else { return nil }
        return (min(from, to), max(from, to))
    }

    /// Returns the thickness of a bar in a band: whole cells, with a gap before the next bar.
    static func thickness(_ band: Double, _ axis: Axis) -> Double {
        guard band >= 2 else { return min(band, 1) }
        let cells = (band + 1e-9).rounded(.down)
        let gap = axis == .horizontal ? max(1, (cells * 0.28).rounded()) : max(1, (cells * 0.2).rounded())
        return max(1, cells - gap)
    }

    mutating func drawBar(_ mark: ShownMark, _ shortest: (x: Double?, y: Double?)) {
        let axis: Axis = mark.isHorizontal ? .vertical : .horizontal
        let scale = mark.isHorizontal ? plan.yScale : plan.xScale
        let along = mark.isHorizontal ? mark.y : mark.x
        let length = Double(mark.isHorizontal ? height : width)
        let band: (from: Double, to: Double)
        var thickness: Double
        if along.low == nil {
            band = (0, length)
            thickness = length
        } else if along.isRange {
            let (from, to) = (edge(along.low, scale), edge(along.high, scale))
            band = (min(from, to), max(from, to))
            thickness = band.to - band.from
        } else {
            guard let found = self.band(of: along, axis) else { return }
            band = found
            let available = band.to - band.from
            let least = min(available, (mark.isHorizontal ? shortest.y : shortest.x) ?? available)
            let unit = mark.isHorizontal ? plan.metrics.rowHeight : plan.metrics.columnWidth
            let dimension = mark.isHorizontal ? mark.style.height : mark.style.width
            thickness = dimension.length(
                available, unit: Double(unit), automatic: Self.thickness(least, axis))
        }
        var start = (band.from + band.to - thickness) / 2
        if !along.isRange, along.low != nil, thickness < 1 {
            // Bars thinner than a cell fill the whole cell, so of several bars in one cell only the longest is visible.
            (start, thickness) = (band.from.rounded(.down), 1)
        } else if along.isBin, band.to - band.from > 1.01, band.to - band.from < 1.99 {
            // The bar fills its band. Bars one cell thick would have irregular gaps in bands of between one and two
            // cells.
            (start, thickness) = (band.from.rounded(), band.to.rounded() - band.from.rounded())
        } else if thickness >= 1, !along.isRange {
            thickness = thickness.rounded()
            start = start.rounded(scale.isReversed ? .up : .down)
        }
        let slots = data.slots.values.count
        if slots > 1, mark.style.positionBy != nil {
            let part = thickness / Double(slots)
            let whole = part >= 1 ? part.rounded(.down) : part
            start += ((thickness - whole * Double(slots)) / 2).rounded(.down)
            start += whole * Double(scale.isReversed ? slots - 1 - mark.slot : mark.slot)
            thickness = whole
        }
        let grown = mark.isHorizontal ? mark.x : mark.y
        let grownScale = mark.isHorizontal ? plan.xScale : plan.yScale
        var (low, high) = (edge(grown.low, grownScale), edge(grown.high ?? grown.low, grownScale))
        if low > high { swap(&low, &high) }
        // Even the smallest non-zero value must be visible.
        if grown.low != grown.high, high - low < 0.125 {
            if (grown.high?.double ?? 0) >= (grown.low?.double ?? 0) { high = low + 0.125 } else { low = high - 0.125 }
        }
        if mark.isHorizontal {
            fill(mark, x: low...high, y: fromTop(start + thickness)...fromTop(start))
        } else {
            fill(mark, x: start...(start + thickness), y: fromTop(high)...fromTop(low))
        }
    }

    /// Fills a rectangle with the ink of a mark, and places its annotations.
    private mutating func fill(_ mark: ShownMark, x: ClosedRange<Double>, y: ClosedRange<Double>) {
        let (dx, dy) = (units(mark.style.xOffset, .horizontal), units(mark.style.yOffset, .vertical))
        let x = (x.lowerBound + dx)...(x.upperBound + dx)
        let y = (y.lowerBound + dy)...(y.upperBound + dy)
        let column = Int(x.lowerBound.clamped(0, Double(width)).rounded(.down))
        let row = Int(y.lowerBound.clamped(0, Double(height)).rounded(.down))
        let area = CellRect(
            column: column, row: row, width: max(1, Int(x.upperBound.clamped(0, Double(width)).rounded(.up)) - column),
            height: max(1, Int(y.upperBound.clamped(0, Double(height)).rounded(.up)) - row)
        )
        areas.fill(x: x, y: y, inks.number(of: mark, area: area))
        annotate(mark, left: x.lowerBound, right: x.upperBound, top: y.lowerBound, bottom: y.upperBound)
    }

    mutating func drawRectangle(_ mark: ShownMark) {
        func range(_ extent: Extent, _ axis: Axis, _ dimension: MarkDimension) -> ClosedRange<Double>? {
            let scale = axis == .horizontal ? plan.xScale : plan.yScale
            guard extent.low != nil else { return 0...scale.length }
            if extent.isRange {
                let (from, to) = (edge(extent.low, scale), edge(extent.high, scale))
                return min(from, to)...max(from, to)
            }
            guard let band = band(of: extent, axis) else { return nil }
            let available = band.to - band.from
            let unit = axis == .horizontal ? plan.metrics.columnWidth : plan.metrics.rowHeight
            let length = dimension.length(available, unit: Double(unit), automatic: available)
            let start = (band.from + band.to - length) / 2
            return start...(start + length)
        }
        guard let x = range(mark.x, .horizontal, mark.style.width),
            let y = range(mark.y, .vertical, mark.style.height)
        else { return }
        fill(mark, x: x, y: fromTop(y.upperBound)...fromTop(y.lowerBound))
    }

    // MARK: Areas

    mutating func drawArea(_ series: Int) {
        let parts = parts(ofSeries: series)
        guard let index = parts.first?.first else { return }
        let marks = data.marks
        let first = marks[index]
        let ink = inks.number(of: first)
        let (xScale, yScale) = (plan.xScale, plan.yScale)
        for part in parts {
            var points: [(x: Double, low: Double, high: Double)] = part.compactMap { index in
                guard let x = xScale.middle(marks[index].x) else { return nil }
                let y = marks[index].y
                return (x, PlotPlaces.edge(y.low, yScale), PlotPlaces.edge(y.high ?? y.low, yScale))
            }
            points.sort { $0.x < $1.x }
            guard let left = points.first?.x, let right = points.last?.x else { continue }
            if points.count > width * 4 {
                let kept = LTTB.indices(points.map(\.x), points.map(\.high), keeping: width * 4)
                points = kept.map { points[$0] }
            }
            let method = first.style.interpolation ?? .linear
            let low = Curve.flattened(points.map { ($0.x, $0.low) }, method, resolution: 2)
            let high = Curve.flattened(points.map { ($0.x, $0.high) }, method, resolution: 2)
            for column in 0..<width {
                let middle = Double(column) + 0.5
                guard middle >= left - 0.5, middle <= right + 0.5 else { continue }
                let x = middle.clamped(left, right)
                let (a, b) = (fromTop(Curve.height(of: low, at: x)), fromTop(Curve.height(of: high, at: x)))
                areas.fill(x: Double(column)...Double(column + 1), y: min(a, b)...max(a, b), ink)
            }
        }
    }
}
