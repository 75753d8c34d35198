import CursesUITerminal

/// Lays out a container whose rows are built when they are about to become visible.
///
/// The length of unbuilt rows is estimated from the first built rows. If rows turn out to be longer or shorter, the
/// viewport's offset is corrected so that the visible rows stay in place. So if the lengths of rows differ, the total
/// length, and with it the scroll bar, is only an estimate.
final class LazyLayoutNode<L: LazyLayout>: LayoutNode, VisibleAreaObserver {
    var layout: L {
        didSet {
            guard layout != oldValue else { return }
            axis = layout.axis
            estimate = max(1, estimate + layout.gap - oldValue.gap)
            latest = nil
            invalidateLayout()
        }
    }
    /// The axis of the layout, stored because a layout is copied each time that it is asked.
    private var axis: Axis
    /// Collects the current layout nodes of the rows.
    var collectRows: () -> Void = {}

    /// The estimated length of a line of unbuilt rows along the axis, including the gap after it. It is always longer
    /// than the gap: a container with zero length would not be visible, and would never build any rows.
    private var estimate: Int
    /// Whether the estimate must still be computed from built rows.
    private var isGuessDue = true
    /// The latest arrangement, and its parameters. It is valid until rows are measured again.
    private var latest: (across: Int?, estimate: Int, arrangement: LazyArrangement)? {
        didSet { if latest == nil { latestSqueezed = nil } }
    }
    /// The same with smaller gaps.
    private var latestSqueezed: (across: Int?, estimate: Int, arrangement: LazyArrangement)?
    private var across: Int?
    private var placed: Set<ObjectIdentifier> = []
    /// The width within which the placed rows are mirrored; `nil` in a left-to-right layout.
    private var mirrorWidth: Int?
    /// The correction of the viewport's offset since rows were last placed.
    private var shiftSincePlaced = 0
    private var pin: HeaderPin?
    /// The visible range for which the building of rows never settled. No more rows are built for it.
    ///
    /// This happens if all rows are empty, or if rows push each other out of sight: the space of a row is visible until
    /// the row is built, and again as soon as the row is removed.
    private var stoppedWindow: Range<Int>?
    private var isBuilding = false
    /// Whether rows have been built since rows were last placed. Until rows are placed again, no rows are removed.
    /// Otherwise, rows that push each other out of sight would replace each other forever.
    private var hasBuiltRows = false

    init(_ layout: L, owner: Node) {
        self.layout = layout
        axis = layout.axis
        estimate = max(1, 1 + layout.gap)
        super.init(owner: owner)
    }

    override var asPinnedHeaderContainer: (any PinnedHeaderContainer)? { self }

    override var forgetsChildren: Bool { true }

    private func arrange(_ across: Int?) -> LazyArrangement {
        if let latest, latest.across == across, latest.estimate == estimate { return latest.arrangement }
        var arrangement = layout.arrange(
            children, across: across, estimate: estimate, layoutContext.metrics
        )
        for (child, slot) in zip(children, arrangement.slots) where child is UnbuiltRowsLayoutNode {
            arrangement.unbuilt.append(slot)
        }
        latest = (across, estimate, arrangement)
        return arrangement
    }

    /// Returns the arrangement, with smaller gaps if it is then not longer than a proposal.
    ///
    /// Lengths and gaps are rounded to whole cells. Rows that an app divides a length into exactly would otherwise be
    /// longer than that length.
    private func arrange(_ across: Int?, within length: Int?) -> LazyArrangement {
        let usual = arrange(across)
        guard let length, usual.size[axis] > length, usual.unbuilt.isEmpty, let squeezed = layout.squeezed else {
            return usual
        }
        if latestSqueezed?.across != across || latestSqueezed?.estimate != estimate {
            let tight = squeezed.arrange(children, across: across, estimate: estimate, layoutContext.metrics)
            latestSqueezed = (across, estimate, tight)
        }
        guard let tight = latestSqueezed?.arrangement, tight.size[axis] <= length else { return usual }
        return tight
    }

    override func measurementsDidExpire() {
        latest = nil
        if !isBuilding { stoppedWindow = nil }
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        arrange(proposal[axis.other], within: proposal[axis]).size
    }

    /// Returns whether the unbuilt rows alone exceed a length. In a stack, their estimated length does not depend on
    /// the proposal.
    override func isKnownToExceed(_ length: Int, along axis: Axis) -> Bool {
        guard L.self == LazyStackLayout.self, axis == self.axis else { return false }
        var unbuilt = 0
        for child in children {
            if let rows = child as? UnbuiltRowsLayoutNode { unbuilt += rows.elements.count * estimate }
        }
        return unbuilt - layout.gap > length
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        if across != size[axis.other] {
            across = size[axis.other]
            isGuessDue = true
        }
        var arrangement = arrange(across, within: proposal[axis])
        if isGuessDue, guess(from: arrangement) { arrangement = arrange(across, within: proposal[axis]) }
        let shift = keepPlace(arrangement)
        let window = visibleWindow.map { ($0.lowerBound + shift)..<($0.upperBound + shift) }
        if queue.isFinishing { stoppedWindow = window }
        if let window, window != stoppedWindow, updateRows(arrangement, window) { return }
        shiftSincePlaced = 0
        hasBuiltRows = false
        mirrorWidth = isRightToLeft ? size.width : nil
        placed.removeAll(keepingCapacity: true)
        pin = window.flatMap { headerPin(arrangement, $0) }
        for (index, (child, slot)) in zip(children, arrangement.slots).enumerated()
        where !(child is UnbuiltRowsLayoutNode) {
            let origin = place(child, in: slot, pin?.index == index ? pin?.origin : nil)
            child.place(at: origin, proposal: slot.proposal)
            placed.insert(ObjectIdentifier(child))
        }
        queue.observeVisibleArea(of: self)
        for viewport in viewports { viewport.hasLazyContent = true }
    }

    private func headerPin(_ arrangement: LazyArrangement, _ window: Range<Int>) -> HeaderPin? {
        guard layout.pinsHeaders else { return nil }
        return HeaderPin(children, arrangement.slots, window: window, along: axis)
    }

    /// Returns the position of a child: the origin of its slot, or its pinned position.
    private func place(_ child: LayoutNode, in slot: LazySlot, _ pinned: Int?) -> CellPoint {
        (child as? PinnedHeaderLayoutNode)?.isPinned = pinned != nil
        var origin = slot.origin
        if let pinned { origin[axis] = pinned }
        return origin
    }

    /// Estimates the length of unbuilt rows; returns whether the estimate has changed.
    private func guess(from arrangement: LazyArrangement) -> Bool {
        let lengths = zip(children, arrangement.slots).compactMap { child, slot in
            child is UnbuiltRowsLayoutNode || child.lazyRow(in: owner) == nil ? nil : slot.size[axis]
        }
        guard !lengths.isEmpty else { return false }
        isGuessDue = false
        let average = (lengths.reduce(0, +) + lengths.count - 1) / lengths.count
        let new = max(1, max(1, average) + layout.gap)
        guard new != estimate else { return false }
        estimate = new
        // The total length of the content changes with the estimate.
        invalidateLayout()
        return true
    }

    // MARK: The visible part

    private var visibleWindow: Range<Int>? { visibleSpan(along: axis) }

    /// Checks whether rows must be built for the visible range.
    func visibleAreaDidChange() {
        guard let window = visibleWindow else { return }
        let arrangement = arrange(across)
        let isMissing = arrangement.unbuilt.contains { $0.span(axis).overlaps(window.widened) }
        if isMissing && window != stoppedWindow || headerPin(arrangement, window) != pin { setNeedsPlacement() }
    }

    /// Corrects the viewport's offset if the length of the rows above the visible range has changed; returns the
    /// correction.
    private func keepPlace(_ arrangement: LazyArrangement) -> Int {
        let (axis, gap) = (axis, max(0, layout.gap))
        guard let window = visibleWindow,
            let viewport = viewports.first(where: { $0.configuration.axes.contains(axis.set) }),
            viewport.offset[axis] > 0 || viewport.isScrollingByCells,
            !viewport.isAtAnchor
        else { return 0 }
        for (child, slot) in zip(children, arrangement.slots) {
            // A view whose nodes have been reused for a different row has not been placed yet.
            guard child.isPlaced, placed.contains(ObjectIdentifier(child)),
                (child as? PinnedHeaderLayoutNode)?.isPinned != true
            else { continue }
            let old = placedOrigin(of: child) + shiftSincePlaced
            // A row also counts as visible if only a part of the gap after it is visible.
            let end = old + child.frame.size[axis] + gap
            guard end > window.lowerBound else { continue }
            guard old < window.upperBound else { return 0 }
            let shift = slot.origin[axis] - old
            viewport.shift(by: shift, along: axis)
            shiftSincePlaced += shift
            return shift
        }
        return 0
    }

    /// Returns the position at which a child was placed, along the axis.
    private func placedOrigin(of child: LayoutNode) -> Int {
        guard axis == .horizontal, let mirrorWidth else { return child.frame.origin[axis] }
        return mirrorWidth - child.frame.maxColumn
    }

    // MARK: Building rows

    /// Builds the visible rows and some rows around them, and removes rows that are far away; returns whether rows were
    /// missing.
    private func updateRows(_ arrangement: LazyArrangement, _ window: Range<Int>) -> Bool {
        let axis = axis
        let slots = zip(children, arrangement.slots)
        // Only a few more rows than the visible ones are built, because a jump must build all of them at once. Many
        // more are kept, so that scrolling back and forth builds no rows.
        let margin = max(4, window.count / 4)
        let near = (window.lowerBound - margin)..<(window.upperBound + margin)
        let far = (window.lowerBound - 6 * margin)..<(window.upperBound + 6 * margin)
        let isMissing = arrangement.unbuilt.contains { $0.span(axis).overlaps(window.widened) }
        guard isMissing else { return false }
        var wanted: [(source: any LazyRowSource, elements: Range<Int>)] = []
        var distant: [ObjectIdentifier: LazyRow] = [:]
        var needed: Set<ObjectIdentifier> = []
        for (child, slot) in slots {
            if let unbuilt = child as? UnbuiltRowsLayoutNode {
                let elements = slot.elements(
                    in: near, along: axis, of: unbuilt, estimate: estimate
                )
                if let source = unbuilt.source, !elements.isEmpty { wanted.append((source, elements)) }
                let row = (unbuilt.owner as? Node)?.enclosingLazyRow(in: owner)
                mark(row, slot.span(axis).overlaps(far), &needed, &distant)
            } else {
                let isNear = slot.span(axis).overlaps(far) || far.contains(slot.origin[axis])
                mark(child.lazyRow(in: owner), isNear, &needed, &distant)
            }
        }
        var gone: [ObjectIdentifier: LazyRow] = [:]
        if !hasBuiltRows {
            let focused = rowsAroundFocus
            for (id, row) in distant where !needed.contains(id) && !focused.contains(id) && !row.isWorthKeeping {
                gone[id] = row
            }
        }
        hasBuiltRows = true
        isBuilding = true
        defer { isBuilding = false }
        owner.updateDuringLayout {
            for (source, elements) in wanted { source.build(elements) { gone[ObjectIdentifier($0)] != nil } }
            var sources: [ObjectIdentifier: any LazyRowSource] = [:]
            for source in gone.values.compactMap(\.source) { sources[ObjectIdentifier(source)] = source }
            for source in sources.values where !source.isRemoved {
                source.removeRows { gone[ObjectIdentifier($0)] != nil }
            }
        }
        collectRows()
        queue.prepare()
        return true
    }

    private func mark(
        _ row: LazyRow?,
        _ isNear: Bool,
        _ needed: inout Set<ObjectIdentifier>,
        _ distant: inout [ObjectIdentifier: LazyRow]
    ) {
        var row = row
        while let current = row {
            if isNear {
                needed.insert(ObjectIdentifier(current))
            } else {
                distant[ObjectIdentifier(current)] = current
            }
            row = current.enclosingLazyRow(in: owner)
        }
    }

    /// The rows that contain the focused view. They are kept even if they are out of sight.
    private var rowsAroundFocus: Set<ObjectIdentifier> {
        var rows: Set<ObjectIdentifier> = []
        let focused = layoutContext.focus.focused?.layoutNode
        var layoutNode = focused
        while let current = layoutNode, current !== self {
            if let row = current.lazyRow(in: owner) { rows.insert(ObjectIdentifier(row)) }
            layoutNode = current.parent
        }
        var node = focused?.owner as? Node
        while let current = node {
            if let row = current.asLazyRow { rows.insert(ObjectIdentifier(row)) }
            node = current.parent
        }
        return rows
    }
}

extension LazyLayoutNode: PinnedHeaderContainer {
    func coveredCells(before child: LayoutNode) -> CellSize {
        guard layout.pinsHeaders, !(child is PinnedHeaderLayoutNode) else { return .zero }
        var covered = CellSize.zero
        let header = children.prefix { $0 !== child }.last { $0 is PinnedHeaderLayoutNode }
        if let header { covered[axis] = header.frame.size[axis] }
        return covered
    }
}

extension Range<Int> {
    /// The range, extended by two cells on both sides, so that moving the focus always finds a row there.
    fileprivate var widened: Range<Int> { (lowerBound - 2)..<(upperBound + 2) }
}
