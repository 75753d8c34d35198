import CursesUITerminal
import Foundation

/// Lays out and draws a text. The text is measured once, and laid out once for each width. A long text is measured and
/// laid out only up to its last visible row.
final class TextLayoutNode: LayoutNode, LeafLayoutNode {
    /// The final content. While its colours are animated, `content` is the displayed content.
    private var target: StyledText
    private(set) var content: Tweener<StyledText>
    // `@exclusivity(unchecked)`, here and below: plain values, whose accessors call no other code, so accesses never
    // overlap.
    /// Whether the text changes over time.
    @exclusivity(unchecked) private var isLive: Bool
    @exclusivity(unchecked) private var measure: Measure
    @exclusivity(unchecked) private var options: TextLayout.Options
    private var targetLook: TextLook
    private(set) var look: Tweener<TextLook>
    /// The latest layout, with its proposal; `nil` for a long text.
    @exclusivity(unchecked) private var latest: (layout: TextLayout, proposal: CellProposal)?
    /// The visible layout: a text may be measured again after it has been placed.
    @exclusivity(unchecked) private(set) var placed: TextLayout?
    /// The targets of the links in the text, in order.
    private(set) var links: [String]
    /// The index of the focused link; `nil` if no link of the text has the focus.
    var focusedLink: Int? {
        didSet { if focusedLink != oldValue { setNeedsDisplay() } }
    }
    var isFocused = false {
        didSet { if isFocused != oldValue { setNeedsDisplay() } }
    }
    /// Whether the characters can be selected.
    @exclusivity(unchecked) private(set) var isSelectable: Bool
    /// The selection; `nil` until the user selects something.
    var selected: SelectedText?
    /// The rolling digits; `nil` if no digit is moving.
    private var rollingDigits: RollingDigits?
    /// Draws the text in its own way; `nil` if the text draws itself.
    private(set) var rendering: TextRendering?

    init(_ text: Text, owner: Node) {
        let written = text.content
        let settings = owner.environment.textSettings
        let metrics = owner.layoutContext.metrics
        target = settings.resolved(written, in: owner.environment, metrics)
        links = target.links
        content = Tweener(target)
        isLive = written.isLive
        options = settings.options(metrics)
        measure = Measure(target, options)
        targetLook = settings.look
        look = Tweener(targetLook)
        isSelectable = settings.allowsSelection && !target.isEmpty
        super.init(owner: owner)
        rendering = TextRendering(settings.renderer, for: target, of: written)
    }

    /// The characters of the text.
    var string: String { target.string }

    func update(_ view: Text) {
        let settings = owner.environment.textSettings
        let metrics = layoutContext.metrics
        let options = settings.options(metrics)
        let written = view.content
        let new = settings.resolved(written, in: owner.environment, metrics)
        isLive = written.isLive
        if isLive { setNeedsDisplay() }
        updateLook(settings.look)
        let shown = content.value
        if new != target {
            content.set(new, owner.transaction)
            layoutContext.focus.labelMayDiffer(of: self)
        }
        roll(to: new)
        if new.links != links {
            links = new.links
            if focusedLink != nil { focusedLink = links.isEmpty ? nil : 0 }
            responderMayDiffer()
        }
        updateSelection(new, isSelectable: settings.allowsSelection && !new.isEmpty)
        target = new
        content.advance(for: owner) { $0.interpolated(towards: $1, by: $2) }
        updateRendering(settings.renderer, of: written)
        guard content.value != shown || options != self.options else { return }
        let isSame = content.value == shown
        self.options = options
        measure(isSame: isSame)
        invalidateLayout()
        setNeedsDisplay()
    }

    /// Starts to roll the digits of a changed number if the change is animated.
    private func roll(to new: StyledText) {
        if owner.transaction.animation != nil, new != target, !new.exceeds(bytes: LongText.threshold),
            !owner.environment.accessibilityReduceMotion, !new.hasLetterForms
        {
            rollingDigits = RollingDigits(
                from: target.string, to: new.string, owner.environment.contentTransition, owner.transaction)
        }
        guard rollingDigits != nil else { return }
        rollingDigits?.advance(for: owner)
        if rollingDigits?.isMoving == false { rollingDigits = nil }
        setNeedsDisplay()
    }

    private func updateRendering(_ renderer: AnyTextRenderer?, of written: StyledText) {
        guard rendering != nil || renderer != nil else { return }
        let old = rendering
        rendering = TextRendering(renderer, for: target, of: written)
        if !TextRendering.haveSameLayout(old, rendering) { invalidateLayout() }
        // Otherwise, the text is rendered when it is placed.
        if let placed, rendering != nil, isPlaced { render(placed) }
        setNeedsDisplay()
    }

    private func render(_ layout: TextLayout) {
        rendering?.record(layout, look.value, in: frame.size, for: self)
    }

    private func updateSelection(_ new: StyledText, isSelectable: Bool) {
        if isSelectable != self.isSelectable {
            self.isSelectable = isSelectable
            responderMayDiffer()
        }
        if selected != nil, !isSelectable || new.string != target.string { endSelection() }
    }

    private func updateLook(_ new: TextLook) {
        let shown = look.value
        if new != targetLook { look.set(new, owner.transaction) }
        targetLook = new
        look.advance(for: owner) { $0.interpolated(towards: $1, by: $2) }
        if look.value != shown { setNeedsDisplay() }
    }

    override func layoutDirectionDidChange() {
        options = owner.environment.textSettings.options(layoutContext.metrics)
        measure(isSame: true)
    }

    /// Measures the text again if its content has changed, or if it is long and its options may have changed.
    private func measure(isSame: Bool) {
        if !isSame || content.value.exceeds(bytes: LongText.threshold) { measure = Measure(content.value, options) }
        latest = nil
    }

    override var isText: Bool { true }

    /// Whether the text is not interactive, and does not change over time.
    var isInterchangeable: Bool {
        links.isEmpty && !isSelectable && selected == nil && !isLive && !content.isMoving && !look.isMoving
            && rendering == nil
    }

    /// Returns 0 for the width, because a text can be compressed to zero columns, whatever its lines are.
    override func leastLength(along axis: Axis) -> Int? { axis == .horizontal ? 0 : nil }

    /// Returns whether extra height stays empty, which is the case for a text that is laid out as a whole.
    override func keepsIdealSize(along axis: Axis) -> Bool {
        guard axis == .vertical, case .whole = measure else { return false }
        return true
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        if let rendering, case .whole(let text) = measure {
            return rendering.size(for: proposal, text, options, layoutContext.metrics)
        }
        var size = layOut(for: proposal).size
        size.height = max(size.height, min(options.rows(ofLines: options.reservedLines), proposal.height ?? .max))
        return size
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        let layout = layOut(for: proposal)
        let isNew = placed !== layout
        placed = layout
        owner.textWasPlaced(isNew: isNew)
        if !layout.isComplete { queue.observeVisibleArea(of: self) }
        // Registers the values that the renderer reads as dependencies of the node.
        if rendering != nil { owner.evaluate { rendering?.record(layout, look.value, in: size, for: self) } }
    }

    override var spill: CellRect {
        rendering?.area(of: frame.size, layoutContext.metrics) ?? super.spill
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: min(1, size.height)
        case VerticalAlignment.lastTextBaseline.key: size.height
        default: nil
        }
    }

    override func draw(in context: DrawingContext) {
        if let placed {
            if let rendering, !look.value.isRedacted {
                rendering.draw(in: context, frame.size, layoutContext.metrics)
            } else {
                look.value.draw(placed, in: context)
            }
            if let rollingDigits, placed.size.height == 1 {
                rollingDigits.draw(in: context, width: placed.size.width)
            }
            drawSelection(placed, in: context)
        }
        drawFocus(in: context)
        if let focusedLink { drawFocus(onLink: links[focusedLink], in: context) }
        if isLive { layoutContext.clock.wake(owner, every: .seconds(1)) }
    }

    /// Only a text that has links or can be selected handles keys and clicks.
    override var responder: (any Responder)? { links.isEmpty && !isSelectable ? nil : self }

    private func layOut(for proposal: CellProposal) -> TextLayout {
        let measured: MeasuredText
        switch measure {
        case .whole(let text): measured = text
        case .inParts(let layouts): return layOut(for: proposal, layouts)
        }
        if let latest, latest.proposal == proposal || latest.layout.holds(for: proposal.width) {
            return latest.layout
        }
        let new = TextLayout(
            measured,
            width: proposal.width,
            height: proposal.height,
            options: options
        )
        latest = (new, proposal)
        return new
    }

    private func layOut(for proposal: CellProposal, _ layouts: LongTextLayouts) -> TextLayout {
        let before = layouts.measuredBytes
        defer { queue.statistics.measuredBytes += layouts.measuredBytes - before }
        return layouts.layout(for: proposal)
    }

    /// Lays out at least a number of rows of a long text.
    func layOut(rows: Int) {
        guard case .inParts(let layouts) = measure else { return }
        layouts.show(rows: rows, width: proposal.width)
        placed = layOut(for: proposal, layouts)
        invalidateLayout()
        setNeedsDisplay()
        layoutContext.requestFrame()
    }

    /// The number of columns of the longest word. Only the start of a long text is taken into account.
    fileprivate var ownLongestWordWidth: Int {
        switch measure {
        case .whole(let text): text.longestWordWidth
        case .inParts(let layouts): layouts.longestWordWidth
        }
    }
}

/// The measured characters of a text: all of them, or as many as have been needed so far if the text is long.
private enum Measure {
    case whole(MeasuredText)
    case inParts(LongTextLayouts)

    init(_ content: StyledText, _ options: TextLayout.Options) {
        if let layouts = LongTextLayouts(content, options) {
            self = .inParts(layouts)
        } else {
            self = .whole(MeasuredText(content))
        }
    }
}

extension TextLayout.Options {
    init(_ environment: EnvironmentValues) {
        self.init(
            lineLimit: environment.lineLimit,
            reservedLines: environment.reservedLines,
            truncation: environment.truncationMode,
            cutsWords: environment.cutsWords,
            alignment: environment.multilineTextAlignment.fromLeft(environment.direction),
            direction: environment.direction
        )
    }

    /// Returns the options with the rows between the lines.
    func spacingLines(_ distance: LineDistance, _ metrics: CellMetrics) -> TextLayout.Options {
        var options = self
        options.lineSpacing = distance.gap(metrics)
        return options
    }
}

extension LayoutNode {
    /// The number of columns of the longest word in this node. A narrower node would break that word.
    final var longestWordWidth: Int {
        if let text = self as? TextLayoutNode { return text.ownLongestWordWidth }
        return children.reduce(0) { max($0, $1.longestWordWidth) }
    }
}
