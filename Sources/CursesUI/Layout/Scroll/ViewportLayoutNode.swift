import CursesUITerminal

/// Shows the part of its content that fits, and scrolls to show the rest.
///
/// Unless it fills the proposed size, it is as large as its content if possible. If the content does not fit, a scroll
/// bar in the last column or row shows which part is visible.
final class ViewportLayoutNode: LayoutNode, BarredLayoutNode {
    var configuration: ViewportTraits {
        didSet {
            guard configuration != oldValue else { return }
            invalidateLayout()
            responderMayDiffer()
            if configuration.flashes.count != oldValue.flashes.count { startFlash() }
        }
    }
    /// The last flash of the scroll bars; `nil` if there has been none.
    private var flash: ScrollFlash?
    /// Handles a key before the viewport does; returns whether it has used the key.
    var onKey: (@MainActor (KeyPress) -> Bool)?
    // `@exclusivity(unchecked)`, here and below: plain values, whose accessors call no other code, so accesses never
    // overlap.
    /// The first cell of the content that is visible.
    @exclusivity(unchecked) private(set) var offset = CellPoint.zero
    @exclusivity(unchecked) private(set) var contentSize = CellSize.zero
    /// The size of the area that shows the content, which excludes the scroll bars.
    @exclusivity(unchecked) private(set) var window = CellSize.zero
    @exclusivity(unchecked) private(set) var isFocused = false
    /// The selectable texts in the content that have no other function.
    private(set) lazy var selectableTexts = SelectableTexts()
    /// How far views inside extend beneath the bars around the node.
    var bleed = CellInsets() {
        didSet { if bleed != oldValue { bleedDidChange() } }
    }
    /// The axis of the scroll bar whose thumb the user is dragging.
    var heldBar: Axis?
    /// The number of times that the user has scrolled.
    @exclusivity(unchecked) private(set) var userScrolls = 0
    /// The axis along which the viewport is scrolling to the end, even if more rows are built on the way; `nil`
    /// otherwise.
    @exclusivity(unchecked) private var axisToEnd: Axis?
    /// Whether the viewport is scrolling by a number of cells, relative to the part that was visible before.
    @exclusivity(unchecked) private(set) var isScrollingByCells = false
    /// The number of rows below the end of a page in which there are controls.
    @exclusivity(unchecked) private var overhang = 0
    /// The place that the viewport keeps after a change of its window's size, until it scrolls.
    private var keptPlace: KeptPlace?
    /// Whether rows of the content are built only when they become visible.
    var hasLazyContent = false
    /// Whether the content has been placed. Until then, the initial anchor determines which part is shown.
    @exclusivity(unchecked) private var hasContent = false

    /// The minimum size of a window whose content adapts to any size, if there is enough space.
    private static let usefulWindow = CellSize(width: 40, height: 10)

    init(_ configuration: ViewportTraits, owner: Node) {
        self.configuration = configuration
        super.init(owner: owner)
    }

    override var visibility: LayoutVisibility { configuration.isClipDisabled ? [] : clippedVisibility }
    override var spill: CellRect { bleedingBounds }
    override var traits: (any LayoutTraits)? { self }
    override var responder: (any Responder)? { self }

    // MARK: Layout

    private struct Measure {
        var content = CellSize.zero
        var offer = CellProposal.unspecified
        /// The origin of content that is larger than the window and does not scroll.
        var origin: CellPoint?
        /// The width of the vertical scroll bar, and the height of the horizontal scroll bar.
        var bars = CellSize.zero
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let measure = measure(in: proposal)
        var size = CellSize(
            width: measure.content.width + measure.bars.width,
            height: measure.content.height + measure.bars.height
        )
        for axis in Axis.allCases where configuration.axes.contains(axis.set) {
            guard let offer = proposal[axis] else { continue }
            if configuration.fills {
                size[axis] = max(offer, configuration.yieldsToSpacers ? min(1, measure.content[axis]) : 0)
            } else if measure.content[axis] > offer {
                size[axis] = max(offer, min(1, measure.content[axis]))
            }
        }
        // Content that is too wide and scrolls only down is clipped, so that it does not push other views off the
        // screen. Content that is too high and scrolls only sideways is not: the page around it scrolls down.
        if !configuration.axes.contains(.horizontal), let width = proposal.width, width > 0 {
            size.width = min(size.width, width)
        }
        return size
    }

    // A stack asks its children how flexible they are. These overrides let a list answer without measuring its rows.

    override func greatestLength(along axis: Axis) -> Int? { fillsAll(axis) ? .unbounded : nil }

    override func leastLength(along axis: Axis) -> Int? {
        fillsAll(axis) && !configuration.yieldsToSpacers ? 0 : nil
    }

    /// Returns whether the viewport takes all proposed space along an axis, regardless of its content.
    private func fillsAll(_ axis: Axis) -> Bool {
        configuration.fills && configuration.axes.contains(axis.set)
    }

    private func measure(in proposal: CellProposal) -> Measure {
        var measure = Measure()
        if configuration.isWindow {
            measure.offer = windowProposal(proposal)
        } else {
            measure.bars = knownBars(proposal)
            measure.offer = contentProposal(
                proposal.shrunk(width: measure.bars.width, height: measure.bars.height))
        }
        measureContent(&measure)
        // A scroll bar takes space from the other axis, which may then need a scroll bar as well.
        for _ in 0..<2 {
            let bars = CellSize(
                width: needsBar(.vertical, measure, proposal) ? 1 : measure.bars.width,
                height: needsBar(.horizontal, measure, proposal) ? 1 : measure.bars.height
            )
            if bars == measure.bars { break }
            measure.bars = bars
            measure.offer = contentProposal(proposal.shrunk(width: bars.width, height: bars.height))
            measureContent(&measure)
            // A row whose fixed width is that of the whole screen does not scroll sideways for the column of the bar.
            let isWhole = configuration.isScreen || configuration.isWindow
            if isWhole, let width = proposal.width, measure.content.width <= width {
                measure.content.width = min(measure.content.width, width - bars.width)
            }
        }
        return measure
    }

    /// Measures the content with its offer. A screen that is too high for the window is offered its own height, so that
    /// a colour behind it covers all of it, and so that its texts are not cut: it scrolls in any case.
    private func measureContent(_ measure: inout Measure) {
        measure.content = size(ofContent: measure.offer)
        measure.origin = nil
        guard configuration.isScreen, let width = measure.offer.width, let height = measure.offer.height,
            let content = children.first, children.count == 1, content.exceeds(measure.offer)
        else { return }
        let whole = measure.content
        if content.exceedsByCovering(measure.offer) {
            measure.content = CellSize(width: min(whole.width, width), height: min(whole.height, height))
            measure.origin = CellPoint(
                column: min(0, width - whole.width) / 2, row: min(0, height - whole.height) / 2)
        } else if whole.height > height {
            let natural = whole.height <= 3 * height ? naturalHeight(of: content, width: width, window: height) : nil
            let heights = [natural, content.isLayered ? whole.height : nil].compactMap { $0 }
            for height in heights where height >= whole.height {
                let higher = CellProposal(width: width, height: height)
                let size = size(ofContent: higher)
                guard size.height == height, size.width <= max(width, whole.width) else { continue }
                return (measure.offer, measure.content) = (higher, size)
            }
        }
    }

    /// Returns the height that content would have without bounds; `nil` if it is that of several windows, as of a large
    /// picture or of very many views, and for content that scrolls itself or has a frame around it.
    private func naturalHeight(of content: LayoutNode, width: Int, window: Int) -> Int? {
        guard !content.scrollsDown, !content.isInFrame else { return nil }
        let height = size(ofContent: CellProposal(width: width, height: nil)).height
        return height <= 4 * window ? height : nil
    }

    /// Returns the number of columns that the content lacks in a space, beside the scroll bar.
    func excessWidth(in proposal: CellProposal) -> Int {
        guard let width = proposal.width else { return 0 }
        let measure = measure(in: proposal)
        return max(0, size(ofContent: measure.offer).width + measure.bars.width - width)
    }

    private func needsBar(_ axis: Axis, _ measure: Measure, _ proposal: CellProposal) -> Bool {
        guard mayHaveBar(axis, proposal), let length = proposal[axis] else { return false }
        return measure.content[axis] > length - measure.bars[axis]
    }

    private func contentProposal(_ proposal: CellProposal) -> CellProposal {
        if configuration.isScreen { return proposal }
        let isFree = configuration.axes.contains(.horizontal) && !configuration.isWindow
        return CellProposal(
            width: isFree ? leastWidth(proposal.width) : proposal.width,
            height: configuration.axes.contains(.vertical) ? nil : proposal.height
        )
    }

    /// Returns the width to propose to the content, which scrolls sideways only if it is wider than the window.
    private func leastWidth(_ width: Int?) -> Int? {
        guard let width, let least = configuration.leastWidth else { return nil }
        return max(width, least.cells(layoutContext.metrics))
    }

    /// Returns the proposal for the content of a modal window.
    ///
    /// Content that adapts to any proposed size, such as a list, gets at least a useful size. If its ideal size is too
    /// large for the available space, but it adapts to that space, the space is proposed and the content scrolls
    /// itself.
    private func windowProposal(_ proposal: CellProposal) -> CellProposal {
        var offer = contentProposal(proposal)
        if offer.width == nil { offer.width = usefulLength(.horizontal, offer, limit: nil) }
        if let height = usefulLength(.vertical, offer, limit: proposal.height) { offer.height = height }
        return offer
    }

    /// Returns the length to propose along an axis; `nil` if the content determines its own length.
    private func usefulLength(_ axis: Axis, _ offer: CellProposal, limit: Int?) -> Int? {
        let ideal = size(ofContent: offer)[axis]
        let isWhole = axis == .vertical && configuration.proposesHeight
        if isWhole, limit == nil { return nil }
        let useful = min(limit ?? .max, isWhole ? .max : Self.usefulWindow[axis])
        var bounded = offer
        if ideal < useful {
            bounded[axis] = useful
            return size(ofContent: bounded)[axis] >= useful ? useful : nil
        }
        guard let limit, ideal > limit else { return nil }
        bounded[axis] = limit
        return size(ofContent: bounded)[axis] <= limit ? limit : nil
    }

    private func size(ofContent proposal: CellProposal) -> CellSize {
        OverlapLayout(alignment: .topLeading).size(proposal, children: children)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let measure = measure(in: placementProposal(in: size, proposal))
        let wasAtAnchor = isAtAnchor
        let couldScroll = canScroll
        let bars = Axis.allCases.map(bar)
        contentSize = measure.content
        contentSize.height += overhang
        let oldWindow = window
        window = CellSize(
            width: max(0, size.width - measure.bars.width),
            height: max(0, size.height - measure.bars.height)
        )
        if let anchor, wasAtAnchor { offset = offset(for: anchor) }
        if let axis = axisToEnd { offset[axis] = furthest(axis) }
        keepPlace(from: oldWindow)
        if !hasLazyContent { offset = clamped(offset) }
        if !hasContent, contentSize != .zero {
            hasContent = true
            if configuration.flashes.onAppear { startFlash() }
        }
        if canScroll != couldScroll { responderMayDiffer() }
        let asked = offset
        placeContent(measure)
        // Rows that differ from their estimated length correct the offset when they are placed, relative to the part
        // that was visible. Until then, an offset beyond the new end can still be right.
        if offset == asked, clamped(offset) != offset {
            offset = clamped(offset)
            placeContent(measure)
        }
        if let start = keptPlace?.start(in: self), clamped(start) != offset {
            offset = clamped(start)
            placeContent(measure)
        }
        if Axis.allCases.map(bar) != bars { setNeedsDisplay() }
        followOverhang(measure.content)
    }

    /// Lets a page that scrolls show the controls that are moved below its end, such as by `offset(y:)`.
    private func followOverhang(_ content: CellSize) {
        var rows = 0
        if configuration.isScreen, content.height > window.height, let page = children.first {
            let end = page.endOfControls(below: page.frame.size.height) - page.frame.size.height
            // Views that are moved further away are hidden on purpose, such as a panel that slides in.
            if end <= window.height / 2 { rows = max(0, end) }
        }
        guard rows != overhang else { return }
        overhang = rows
        queue.afterLayout { [weak self] in self?.invalidateLayout() }
    }

    /// Keeps the page or the view at the start of the window when the size of the window changes. Content that adapts to
    /// the window may get its new size only later, so the place is kept until the viewport scrolls.
    private func keepPlace(from oldWindow: CellSize) {
        if window != oldWindow, hasContent, keptPlace == nil { keptPlace = KeptPlace(of: self, in: oldWindow) }
        if let start = keptPlace?.start(in: self) { offset = start }
    }

    private func placeContent(_ measure: Measure) {
        OverlapLayout(alignment: .topLeading)
            .place(children, at: origin(of: measure) - offset, proposal: measure.offer)
    }

    /// Returns the proposal for placing the content. Across the scrolling axis, content that determined the viewport's
    /// size is placed with the proposal with which it was measured. Proposing its own size would require another
    /// measurement after every change.
    private func placementProposal(in size: CellSize, _ proposal: CellProposal) -> CellProposal {
        var offer = CellProposal(size)
        guard !configuration.isScreen, !configuration.isWindow, size == self.size(for: proposal) else { return offer }
        for axis in Axis.allCases where !configuration.axes.contains(axis.set) {
            if let length = proposal[axis], length > size[axis] { offer[axis] = length }
        }
        return offer
    }

    /// Returns the origin of content that may be smaller than the window.
    private func origin(of measure: Measure) -> CellPoint {
        if let origin = measure.origin { return origin }
        if let anchor = configuration.anchors.alignment { return origin(of: measure, at: anchor) }
        guard configuration.alignment != .topLeading, let content = children.first else { return .zero }
        let origin = configuration.alignment.origin(of: content, offered: measure.offer, in: window)
        return CellPoint(
            column: measure.content.width < window.width ? origin.column : 0,
            row: measure.content.height < window.height ? origin.row : 0
        )
    }

    /// Returns the origin of content that may be smaller than the window along the scrolling axes.
    private func origin(of measure: Measure, at anchor: UnitPoint) -> CellPoint {
        func start(_ axis: Axis, _ part: CGFloat) -> Int {
            let room = window[axis] - measure.content[axis]
            return configuration.axes.contains(axis.set) && room > 0 ? Int(cells: CGFloat(room) * part) : 0
        }
        return CellPoint(column: start(.horizontal, anchor.x), row: start(.vertical, anchor.y))
    }

    private func offset(for anchor: UnitPoint) -> CellPoint {
        CellPoint(
            column: Int(cells: CGFloat(furthest(.horizontal)) * anchor.x),
            row: Int(cells: CGFloat(furthest(.vertical)) * anchor.y)
        )
    }

    private var anchor: UnitPoint? {
        if hasContent { return configuration.anchors.growth }
        return beginsAtBottom ? .bottom : configuration.anchors.initial
    }

    /// Whether the content begins at the bottom, because the viewport is in a menu that opens upward.
    var beginsAtBottom: Bool { configuration.beginsAtLayerSide && layer?.opensUpward == true }

    /// Whether the viewport shows the part at its anchor. If so, it keeps showing that part when the length of the
    /// content changes.
    var isAtAnchor: Bool {
        guard let anchor else { return false }
        return !hasContent || clamped(offset) == offset(for: anchor)
    }

    /// Whether the content is drawn on the panel surface, if the design has surfaces.
    var isPanel = false {
        didSet { if isPanel != oldValue { setNeedsDisplay() } }
    }

    override func draw(in context: DrawingContext) {
        if isPanel, let surfaces = context.design.surfaces {
            return context.raise(CellRect(origin: .zero, size: frame.size), to: surfaces.panel)
        }
        guard configuration.isOpaque else { return }
        context.fill(CellRect(origin: .zero, size: frame.size), background: .default)
    }

    override func drawAbove(in context: DrawingContext) {
        // Content that extends in both directions must not show in the corner between the scroll bars.
        let corner = CellRect(
            origin: CellPoint(column: window.width, row: window.height),
            size: CellSize(
                width: frame.size.width - window.width,
                height: frame.size.height - window.height
            )
        )
        context.fill(mirrored(corner), background: .default)
        for axis in Axis.allCases where frame.size[axis.other] > window[axis.other] {
            var bar = visibleBar(axis)
            var start = mirrored(CellPoint(column: frame.size.width - 1, row: 0))
            if axis == .horizontal {
                if isRightToLeft { bar = bar.mirrored }
                start = mirrored(CellRect(column: 0, row: frame.size.height - 1, width: window.width, height: 1)).origin
            }
            bar.draw(
                in: context, at: start, isFocused: isFocused, isBright: flash?.isActive == true,
                theme: owner.environment.theme)
        }
        if isFocused, canScroll, window == frame.size { markFocus(in: context) }
        // An empty list has no row to mark, so the focus is shown at the position of its first row.
        if isFocused, configuration.anchors.growth == nil, contentSize.height < window.height {
            context.markFocus(CellRect(column: 0, row: contentSize.height, width: window.width, height: 1))
        }
    }

    private func bar(_ axis: Axis) -> ScrollBar {
        ScrollBar(
            axis: axis,
            visible: window[axis],
            total: contentSize[axis],
            offset: offset[axis]
        )
    }

    /// The scroll bar between the bars of the screen. They do not matter to the layout, which runs much more often.
    func visibleBar(_ axis: Axis) -> ScrollBar {
        var bar = bar(axis)
        let covered = covered
        bar.coveredStart = axis == .vertical ? covered.top : covered.leading
        bar.coveredEnd = axis == .vertical ? covered.bottom : covered.trailing
        return bar
    }

    /// How far bars of the screen cover the viewport, because it extends beneath them.
    private var covered: CellInsets {
        var node: LayoutNode = self
        while let parent = node.parent, !(parent is ViewportLayoutNode) {
            if let ignoring = parent as? SafeAreaIgnoringLayoutNode { return ignoring.insets }
            // The scroll view may be smaller than the area, so that no bar covers it.
            guard parent.frame.size == node.frame.size else { break }
            node = parent
        }
        return CellInsets()
    }

    // MARK: Scrolling

    /// Returns the largest offset.
    func furthest(_ axis: Axis) -> Int {
        configuration.axes.contains(axis.set) ? max(0, contentSize[axis] - window[axis]) : 0
    }

    /// Whether the viewport can scroll or is not a screen. A screen is an ordinary container while everything fits.
    var isScrollArea: Bool { !configuration.isScreen || canScroll }

    var letsContentBleed: Bool { configuration.isScreen && !canScroll }

    var canScroll: Bool { furthest(.horizontal) > 0 || furthest(.vertical) > 0 }

    private func clamped(_ offset: CellPoint) -> CellPoint {
        CellPoint(
            column: offset.column.clamped(0, furthest(.horizontal)),
            row: offset.row.clamped(0, furthest(.vertical))
        )
    }

    /// Scrolls by a number of cells; returns whether it has scrolled.
    @discardableResult
    func scroll(by cells: Int, along axis: Axis = .vertical) -> Bool {
        let old = offset[axis]
        var new = offset
        new[axis] += cells
        guard scroll(to: new) else { return false }
        guard hasLazyContent else { return true }
        // Rows that are built on the way may make the content longer, so that it can scroll further.
        let rest = cells - (offset[axis] - old)
        isScrollingByCells = true
        queue.afterLayout { [weak self] in
            self?.isScrollingByCells = false
            if rest != 0 { self?.scroll(by: rest, along: axis) }
        }
        return true
    }

    @discardableResult
    func scrollToStart(along axis: Axis) -> Bool {
        var new = offset
        new[axis] = 0
        return scroll(to: new)
    }

    /// Notes that the user scrolls, as opposed to the app.
    func userDidScroll() { userScrolls += 1 }

    /// Scrolls to the end, which may turn out to be further away when rows are built. Returns whether it has scrolled.
    func scrollToEnd(along axis: Axis) -> Bool {
        var end = offset
        end[axis] = furthest(axis)
        guard scroll(to: end) else { return false }
        axisToEnd = axis
        queue.afterLayout { [weak self] in self?.axisToEnd = nil }
        return true
    }

    @discardableResult
    func scroll(to new: CellPoint) -> Bool {
        let new = clamped(new)
        guard new != offset else { return false }
        keptPlace = nil
        offset = new
        invalidateLayout()
        setNeedsDisplay()
        layoutContext.requestFrame()
        return true
    }

    /// Keeps the visible part in place when content before it turns out to be longer or shorter than estimated.
    func shift(by cells: Int, along axis: Axis) {
        guard cells != 0 else { return }
        keptPlace = nil
        offset[axis] = max(0, offset[axis] + cells)
        invalidateLayout()
    }

    /// Scrolls the shortest distance that shows an area, given in the viewport's coordinates. If there is space, it
    /// also shows a row above and a row below, so that the box of a field is whole. Returns the distance.
    @discardableResult
    func reveal(_ rect: CellRect) -> CellPoint {
        let rect = mirrored(rect)
        let old = offset
        var new = offset
        for axis in Axis.allCases where configuration.axes.contains(axis.set) {
            let length = rect.size[axis]
            let margin = axis == .vertical && length + 2 <= window[axis] ? 1 : 0
            let start = rect.origin[axis] - margin
            let end = rect.origin[axis] + length + margin
            if axis == .horizontal, start <= 0, end >= window[axis] {
                // A row that is wider than the window fills it, so nothing needs to be scrolled.
                continue
            } else if start < 0 {
                new[axis] += start
            } else if end > window[axis] {
                new[axis] += min(end - window[axis], start)
            }
        }
        scroll(to: new)
        return mirrored(distance: offset - old)
    }

    /// Scrolls so that the anchor of an area, given in the viewport's coordinates, meets the anchor of the window.
    /// Returns the distance.
    @discardableResult
    func align(_ rect: CellRect, at anchor: UnitPoint) -> CellPoint {
        let rect = mirrored(rect)
        let old = offset
        var new = offset
        for axis in Axis.allCases where configuration.axes.contains(axis.set) {
            let part = axis == .horizontal ? anchor.x : anchor.y
            let room = CGFloat(window[axis] - rect.size[axis])
            new[axis] += rect.origin[axis] - Int(cells: (room * part).rounded(.down))
        }
        scroll(to: new)
        return mirrored(distance: offset - old)
    }

    private func startFlash() {
        let flash = flash ?? ScrollFlash(self)
        self.flash = flash
        flash.start()
    }

    func setFocused(_ isFocused: Bool) {
        self.isFocused = isFocused
        setNeedsDisplay()
    }
}

extension ViewportLayoutNode: LayoutTraits {
    func ownLayoutValue(for key: ObjectIdentifier) -> Any? {
        key == Self.yieldsKey ? configuration.yieldsToSpacers : nil
    }
}

extension LayoutNode {
    fileprivate static let yieldsKey = ObjectIdentifier(ViewportTraits.self)

    /// Whether the node leaves space that it does not need to an adjacent spacer.
    final var yieldsToSpacers: Bool { layoutValue(for: Self.yieldsKey) as? Bool ?? false }
}

extension Axis {
    var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
