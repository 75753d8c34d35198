import CursesUITerminal

/// Gives a view a frame with a fixed width or height.
struct FixedFrameModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    /// The fixed lengths; `nil` for one that is left to the view.
    private func lengths(_ metrics: CellMetrics) -> CellProposal {
        CellProposal(
            width: width.map { max(0, metrics.columns($0)) },
            height: height.map { max(0, metrics.rows($0)) }
        )
    }

    /// Returns the proposal to the inner view. If the frame is the content of a window, it is not larger than the
    /// window.
    @MainActor
    private func offer(_ proposal: CellProposal, to inner: LayoutNode, _ metrics: CellMetrics) -> CellProposal {
        let lengths = lengths(metrics)
        let isWindow = inner.isContentOfWindow
        func offer(_ axis: Axis) -> Int? {
            guard let length = lengths[axis] else { return proposal[axis] }
            return isWindow ? min(length, proposal[axis] ?? length) : length
        }
        return CellProposal(width: offer(.horizontal), height: offer(.vertical))
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
        let lengths = lengths(metrics)
        let offer = offer(proposal, to: inner, metrics)
        if let width = lengths.width, let height = lengths.height, offer == lengths {
            return CellSize(width: width, height: height)
        }
        let size = inner.size(for: offer)
        func length(_ axis: Axis) -> Int {
            guard let length = lengths[axis], let offered = offer[axis] else { return size[axis] }
            return max(offered, min(length, size[axis]))
        }
        return CellSize(width: length(.horizontal), height: length(.vertical))
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        let offer = offer(proposal, to: inner, metrics)
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

    /// Returns the minimum along one axis. If the frame is the content of a window, it is not more than the window has.
    private func minimum(
        _ proposal: Int?,
        _ limits: Limits,
        _ axis: Axis,
        _ metrics: CellMetrics,
        isWindow: Bool
    ) -> Int? {
        guard let low = limits.min.map({ metrics.cells($0, along: axis) }) else { return nil }
        return isWindow ? Swift.min(low, proposal ?? low) : low
    }

    /// Returns the length to propose to the inner view along one axis.
    private func offer(
        _ proposal: Int?,
        _ limits: Limits,
        _ axis: Axis,
        _ metrics: CellMetrics,
        isWindow: Bool
    ) -> Int? {
        let low = minimum(proposal, limits, axis, metrics, isWindow: isWindow)
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
        _ metrics: CellMetrics,
        isWindow: Bool
    ) -> Int {
        let low = minimum(proposal, limits, axis, metrics, isWindow: isWindow) ?? inner
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
        let length = proposal.clamped(floor, Swift.max(floor, high))
        // A window scrolls to what does not fit, so the frame is as large as the view in it.
        return isWindow ? Swift.max(length, Swift.min(inner, high)) : length
    }

    private func offer(_ proposal: CellProposal, _ metrics: CellMetrics, isWindow: Bool) -> CellProposal {
        CellProposal(
            width: offer(proposal.width, width, .horizontal, metrics, isWindow: isWindow),
            height: offer(proposal.height, height, .vertical, metrics, isWindow: isWindow)
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
        let isWindow = inner.isContentOfWindow
        let size = inner.size(for: offer(proposal, metrics, isWindow: isWindow))
        return CellSize(
            width: length(proposal.width, inner: size.width, width, .horizontal, metrics, isWindow: isWindow),
            height: length(proposal.height, inner: size.height, height, .vertical, metrics, isWindow: isWindow)
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
    ///
    /// Around the whole content of a window, the frame is not larger than the screen, because the terminal is the
    /// window.
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
    ///
    /// Around the whole content of a window, the minimum is not more than the screen has, because the terminal is the
    /// window.
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
