import CursesUITerminal

/// Gives a view a frame with a fixed width or height.
struct FixedFrameModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    private func inner(_ proposal: CellProposal, _ metrics: CellMetrics) -> CellProposal {
        CellProposal(
            width: width.map { max(0, metrics.columns($0)) } ?? proposal.width,
            height: height.map { max(0, metrics.rows($0)) } ?? proposal.height
        )
    }
}

extension FixedFrameModifier: LayoutModifier {
    func thinAxis(_ metrics: CellMetrics) -> Axis? { metrics.thinAxis(width: width, height: height) }

    func interpolated(towards other: FixedFrameModifier, by amount: Double) -> FixedFrameModifier? {
        // A length that is left to the view has no value from which to interpolate.
        func between(_ from: CGFloat?, _ to: CGFloat?) -> CGFloat? {
            guard let from, let to, from.isFinite, to.isFinite else { return to }
            return from.interpolated(towards: to, by: amount)
        }
        return FixedFrameModifier(
            width: between(width, other.width),
            height: between(height, other.height),
            alignment: other.alignment
        )
    }

    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        let offer = self.inner(proposal, metrics)
        if width != nil, height != nil { return CellSize(width: offer.width!, height: offer.height!) }
        let size = inner.size(for: offer)
        return CellSize(
            width: width == nil ? size.width : offer.width!,
            height: height == nil ? size.height : offer.height!
        )
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let offer = self.inner(proposal, metrics)
        return (alignment.origin(of: inner, offered: offer, in: size), offer)
    }
}

/// Gives a view a frame with minimum and maximum lengths.
struct FlexibleFrameModifier {
    struct Limits: Hashable {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?

        var isEmpty: Bool { min == nil && ideal == nil && max == nil }
    }

    let width: Limits
    let height: Limits
    let alignment: Alignment

    /// Returns the length to propose to the inner view along one axis.
    private func offer(
        _ proposal: Int?,
        _ limits: Limits,
        _ axis: Axis,
        _ metrics: CellMetrics
    ) -> Int? {
        let low = limits.min.map { metrics.cells($0, along: axis) }
        let high = limits.max.map { metrics.cells($0, along: axis) }
        guard let wish = proposal ?? limits.ideal.map({ metrics.cells($0, along: axis) }) else {
            return nil
        }
        let floor = Swift.max(0, low ?? 0)
        return wish.clamped(floor, Swift.max(floor, high ?? .unbounded))
    }

    /// Returns the frame's length along one axis: the proposal, clamped to the limits. If only one limit is set, the
    /// length of the inner view is the other limit.
    private func length(
        _ proposal: Int?,
        inner: Int,
        _ limits: Limits,
        _ axis: Axis,
        _ metrics: CellMetrics
    ) -> Int {
        let low = limits.min.map { metrics.cells($0, along: axis) } ?? inner
        let high = limits.max.map { metrics.cells($0, along: axis) } ?? inner
        if limits.min == nil && limits.max == nil {
            if proposal == nil, let ideal = limits.ideal { return metrics.cells(ideal, along: axis) }
            return inner
        }
        guard let proposal else {
            let ideal = limits.ideal.map { metrics.cells($0, along: axis) } ?? inner
            return ideal.clamped(
                limits.min == nil ? 0 : low,
                limits.max == nil ? .unbounded : Swift.max(low, high)
            )
        }
        let floor = Swift.min(low, Swift.max(high, limits.min == nil ? 0 : low))
        return proposal.clamped(floor, Swift.max(floor, high))
    }

    private func offer(_ proposal: CellProposal, _ metrics: CellMetrics) -> CellProposal {
        CellProposal(
            width: offer(proposal.width, width, .horizontal, metrics),
            height: offer(proposal.height, height, .vertical, metrics)
        )
    }
}

extension FlexibleFrameModifier: LayoutModifier {
    func thinAxis(_ metrics: CellMetrics) -> Axis? { metrics.thinAxis(width: width.max, height: height.max) }

    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        let size = inner.size(for: offer(proposal, metrics))
        return CellSize(
            width: length(proposal.width, inner: size.width, width, .horizontal, metrics),
            height: length(proposal.height, inner: size.height, height, .vertical, metrics)
        )
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        // The frame's size is proposed to the inner view, so that a flexible view fills it.
        let offer = CellProposal(
            width: width.isEmpty ? proposal.width : size.width,
            height: height.isEmpty ? proposal.height : size.height
        )
        return (alignment.origin(of: inner, offered: offer, in: size), offer)
    }
}

extension Alignment {
    /// Returns the origin of the view in the frame at which its guides meet the frame's guides. The size of the view is
    /// its size for the proposal.
    @MainActor
    func origin(of inner: LayoutNode, offered offer: CellProposal, in size: CellSize) -> CellPoint {
        let innerSize = inner.size(for: offer)
        let guides = CellPoint(
            column: inner.guide(horizontal.key, in: innerSize, proposal: offer),
            row: inner.guide(vertical.key, in: innerSize, proposal: offer)
        )
        return point(in: size, inner.layoutContext.metrics) - guides
    }

    /// Returns the default position of both guides in a view of a given size.
    func point(in size: CellSize, _ metrics: CellMetrics) -> CellPoint {
        CellPoint(
            column: horizontal.key.defaultValue(in: size, metrics),
            row: vertical.key.defaultValue(in: size, metrics)
        )
    }
}

extension View {
    /// Puts the view in a frame of a fixed size. A length of `nil` is left to the view.
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Puts the view in a frame whose size stays within limits.
    ///
    /// The frame takes the proposed size, but not less than the minimum nor more than the maximum; `maxWidth:
    /// .infinity` takes the whole proposed width.
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                height: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
                alignment: alignment
            )
        )
    }
}
