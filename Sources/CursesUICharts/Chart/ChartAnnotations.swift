import CursesUI
import CursesUITerminal

/// The views beside the marks of a chart.
struct ChartAnnotations {
    let plan: ChartPlan
    let annotations: [PlacedAnnotation]
}

extension ChartAnnotations: View {
    var body: some View {
        AnnotationLayout(origin: plan.plot.origin, metrics: plan.metrics) {
            ForEach(annotations.indices, id: \.self) { index in
                annotations[index].annotation.content(annotations[index].context(plan.metrics))
                    .layoutValue(key: AnnotationPlaceKey.self, value: annotations[index])
            }
        }
        .allowsHitTesting(false)
    }
}

private struct AnnotationPlaceKey: LayoutValueKey {
    static var defaultValue: PlacedAnnotation? { nil }
}

/// Places views beside marks, within the chart.
private struct AnnotationLayout: Layout {
    /// The upper left cell of the plot.
    let origin: CellPoint
    let metrics: CellMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var frames: [CGRect?] = []
        for subview in subviews {
            guard let place = subview[AnnotationPlaceKey.self] else {
                frames.append(nil)
                continue
            }
            let size = subview.sizeThatFits(.unspecified)
            var corner = corner(of: size, at: place)
            if place.annotation.overflow.x.isFitted {
                corner.x = max(bounds.minX, min(corner.x + bounds.minX, bounds.maxX - size.width))
            }
            if place.annotation.overflow.y.isFitted {
                corner.y = max(bounds.minY, min(corner.y + bounds.minY, bounds.maxY - size.height))
            }
            frames.append(CGRect(origin: corner, size: size))
        }
        let joined = joined(frames, subviews)
        for (index, subview) in subviews.enumerated() {
            guard let frame = frames[index] else { continue }
            // A view that is left out is placed where no screen reaches.
            let corner = joined.contains(index) ? CGPoint(x: -1e5, y: -1e5) : frame.origin
            subview.place(at: corner, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }

    /// Returns the indices of the annotations of bars that would touch the annotation of a bar before them, so that
    /// both would be read as one text.
    private func joined(_ frames: [CGRect?], _ subviews: Subviews) -> Set<Int> {
        let bars = frames.indices.filter { index in
            guard let frame = frames[index], frame.width > 0, frame.height > 0 else { return false }
            return subviews[index][AnnotationPlaceKey.self]?.isBar == true
        }
        var joined: Set<Int> = []
        // The column after the last annotation that is shown in each row.
        var ends: [Int: Int] = [:]
        func cells(_ from: CGFloat, _ to: CGFloat, _ unit: CGFloat) -> Range<Int> {
            let first = Int((from / unit).rounded())
            return first..<max(first + 1, Int((to / unit).rounded()))
        }
        for index in bars.sorted(by: { (frames[$0]!.minX, $0) < (frames[$1]!.minX, $1) }) {
            guard let frame = frames[index] else { continue }
            let columns = cells(frame.minX, frame.maxX, metrics.columnWidth)
            let rows = cells(frame.minY, frame.maxY, metrics.rowHeight)
            if rows.contains(where: { row in ends[row].map { $0 >= columns.lowerBound } ?? false }) {
                joined.insert(index)
            } else {
                for row in rows { ends[row] = columns.upperBound }
            }
        }
        return joined
    }

    private func corner(of size: CGSize, at place: PlacedAnnotation) -> CGPoint {
        let annotation = place.annotation
        let (width, height) = (Double(size.width / metrics.columnWidth), Double(size.height / metrics.rowHeight))
        let spacing = annotation.spacing.map { Double($0) } ?? 0
        let across = (spacing / Double(metrics.columnWidth)).rounded()
        let down = (spacing / Double(metrics.rowHeight)).rounded()
        let (left, right) = (place.left, place.right)
        let (top, bottom) = (place.top.rounded(.down), place.bottom.rounded(.up))
        var column: Double
        switch annotation.alignment.horizontal {
        case .leading: column = left.rounded()
        case .trailing: column = (right - width).rounded()
        default: column = ((left + right - width) / 2).rounded(.up)
        }
        var row: Double
        switch annotation.alignment.vertical {
        case .top: row = top
        case .bottom: row = bottom - height
        default: row = ((place.top + place.bottom - height) / 2).rounded(.down)
        }
        switch annotation.position.kind {
        case .automatic, .top: row = top - height - down
        case .bottom: row = bottom + down
        case .leading: column = (left - width - across).rounded(.down)
        case .trailing: column = (right + across).rounded(.up)
        case .topLeading: (column, row) = ((left - width).rounded(.down), top - height - down)
        case .topTrailing: (column, row) = (right.rounded(.up), top - height - down)
        case .bottomLeading: (column, row) = ((left - width).rounded(.down), bottom + down)
        case .bottomTrailing: (column, row) = (right.rounded(.up), bottom + down)
        case .overlay: break
        }
        return CGPoint(
            x: CGFloat(column + Double(origin.column)) * metrics.columnWidth,
            y: CGFloat(row + Double(origin.row)) * metrics.rowHeight
        )
    }
}
