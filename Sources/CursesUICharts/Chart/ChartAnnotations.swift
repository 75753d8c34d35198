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
                annotations[index].annotation.content()
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
        for subview in subviews {
            guard let place = subview[AnnotationPlaceKey.self] else { continue }
            let size = subview.sizeThatFits(.unspecified)
            var corner = corner(of: size, at: place)
            if place.annotation.overflow.x.isFitted {
                corner.x = max(bounds.minX, min(corner.x + bounds.minX, bounds.maxX - size.width))
            }
            if place.annotation.overflow.y.isFitted {
                corner.y = max(bounds.minY, min(corner.y + bounds.minY, bounds.maxY - size.height))
            }
            subview.place(at: corner, anchor: .topLeading, proposal: ProposedViewSize(size))
        }
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
