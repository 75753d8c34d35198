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
        func offer(_ axis: Axis) -> Int? {
            guard let length = lengths[axis] else { return proposal[axis] }
            guard let window = proposal[axis], length > window, inner.isContentOfWindow else { return length }
            return window
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

    /// Returns the limits along one axis for a proposal. If the frame is the content of a window, the minimum is not
    /// more than the window has.
    @MainActor
    private func limits(
        _ axis: Axis,
        _ proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellLimits {
        let limits = axis == .horizontal ? width : height
        func cells(_ length: CGFloat?) -> Int? { length.map { metrics.cells($0, along: axis) } }
        var low = cells(limits.min)
        if let least = low, let window = proposal[axis], least > window, inner.isContentOfWindow { low = window }
        return CellLimits(proposal: proposal[axis], low: low, ideal: cells(limits.ideal), high: cells(limits.max))
    }

    /// Returns the limits along both axes, and the proposal to the inner view that follows from them.
    @MainActor
    private func limits(
        _ proposal: CellProposal, of inner: LayoutNode, _ metrics: CellMetrics
    ) -> (columns: CellLimits, rows: CellLimits, offer: CellProposal) {
        let columns = limits(.horizontal, proposal, of: inner, metrics)
        let rows = limits(.vertical, proposal, of: inner, metrics)
        return (columns, rows, CellProposal(width: columns.offer, height: rows.offer))
    }
}

/// The limits of a frame along one axis in cells, with the proposal to the frame.
private struct CellLimits {
    let proposal: Int?
    let low: Int?
    let ideal: Int?
    let high: Int?

    /// The length to propose to the inner view.
    var offer: Int? {
        guard let wish = proposal ?? ideal else { return nil }
        let floor = max(0, low ?? 0)
        return wish.clamped(floor, max(floor, high ?? .unbounded))
    }

    /// Returns the frame's length: the proposal, clamped to the limits. If only one limit is set, the length of the
    /// inner view is the other limit. Without a proposal, as in a scroll view, the length of the inner view is clamped.
    ///
    /// - Parameter isWindow: whether the frame is the content of a window.
    @MainActor
    func length(inner: Int, isWindow: @autoclosure @MainActor () -> Bool) -> Int {
        if low == nil && high == nil { return proposal == nil ? ideal ?? inner : inner }
        guard let proposal else {
            return (ideal ?? inner).clamped(low ?? 0, high.map { max(low ?? 0, $0) } ?? .unbounded)
        }
        let (least, greatest) = (low ?? inner, high ?? inner)
        let floor = min(least, max(greatest, low ?? 0))
        let length = proposal.clamped(floor, max(floor, greatest))
        // A window scrolls to what does not fit, so the frame is as large as the view in it.
        return inner > length && isWindow() ? max(length, min(inner, greatest)) : length
    }
}

extension FlexibleFrameModifier {
    /// Returns the proposal to a view that is larger than the frame was offered only because of what covers it; `nil`
    /// for any other view. What is in front of a picture that fills the screen keeps to the screen.
    @MainActor
    private func offerToCovering(
        _ inner: LayoutNode, in size: CellSize, _ proposal: CellProposal, _ metrics: CellMetrics
    ) -> CellProposal? {
        guard Axis.allCases.contains(where: { size[$0] > proposal[$0] ?? .max }) else { return nil }
        let offer = limits(proposal, of: inner, metrics).offer
        return inner.exceedsByCovering(offer) ? offer : nil
    }
}

extension FlexibleFrameModifier: LayoutModifier {
    func thinAxis(_ metrics: CellMetrics) -> Axis? { metrics.thinAxis(width: width.max, height: height.max) }

    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        let (columns, rows, offer) = limits(proposal, of: inner, metrics)
        let size = inner.size(for: offer)
        return CellSize(
            width: columns.length(inner: size.width, isWindow: inner.isContentOfWindow),
            height: rows.length(inner: size.height, isWindow: inner.isContentOfWindow)
        )
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        // The frame's size is proposed to the inner view, so that a flexible view fills it.
        let offer =
            offerToCovering(inner, in: size, proposal, metrics)
            ?? CellProposal(
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
    /// Puts the view in a frame of a fixed size. A length of `nil`, or one that is not finite, is left to the view.
    ///
    /// Around the whole content of a window, the frame is not larger than the screen, because the terminal is the
    /// window.
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
        return modifier(
            FixedFrameModifier(width: finite(width), height: finite(height), alignment: alignment))
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
