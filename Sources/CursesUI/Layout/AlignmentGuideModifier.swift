import CursesUITerminal

/// Sets one of a view's alignment guides.
struct AlignmentGuideModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: LayoutModifier {
    var setsGuides: Bool { true }

    func explicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> Int? {
        func guide(_ key: AlignmentKey) -> Int? {
            inner.explicitGuide(key, in: size, proposal: proposal)
        }
        guard key == self.key else { return guide(key) }
        var explicit: [AlignmentKey: Int] = [:]
        for known in AlignmentKey.wellKnown + [key] { explicit[known] = guide(known) }
        let dimensions = ViewDimensions(size: size, metrics) { [explicit] in explicit[$0] }
        return metrics.cellsBefore(computeValue(dimensions), along: key.axis)
    }
}

extension View {
    /// Sets a horizontal guide, in columns from the leading edge.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }

    /// Sets a vertical guide, in rows from the top edge.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }
}
