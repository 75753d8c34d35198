import CursesUI
import CursesUITerminal

/// Handles keys and mouse events that select values of a chart or scroll it.
struct ChartControl {
    let plan: ChartPlan
    /// The position to which the chart has been scrolled.
    @Binding var scrolled: ScrolledPlace
    @State private var dragStart: (x: _ChartValue?, y: _ChartValue?)?
    /// The value at which the selected range of each axis began, from which Shift extends it.
    @State private var anchors: [Axis: _ChartValue] = [:]
}

extension ChartControl: ViewModifier {
    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).byMouseOnly
                    .onChanged { drag in dragged(from: drag.startLocation, to: drag.location) }
                    .onEnded { _ in dragStart = nil }
            )
            .focusable()
            .focusEffectDisabled()
            .onKeyPress(keys: keys, action: pressed)
            .keyHelp(isSelecting ? "Select" : "Scroll", for: forward)
            .modifier(ExtraKeyHelp(title: "Extend", key: isSelectingRange ? forward : nil, modifiers: .shift))
            .modifier(ExtraKeyHelp(title: "Scroll", key: isSelecting && isScrolling ? .pageDown : nil))
    }
}

/// A hint for a key that has an effect only in some charts.
private struct ExtraKeyHelp: ViewModifier {
    let title: String
    /// `nil` for no hint.
    let key: KeyEquivalent?
    var modifiers: EventModifiers = []

    func body(content: Content) -> some View {
        if let key {
            content.keyHelp(title, for: key, modifiers: modifiers)
        } else {
            content
        }
    }
}

@MainActor
extension ChartControl {
    private var selection: (x: ChartSelection?, y: ChartSelection?, angle: ChartSelection?) {
        (plan.configuration.xSelection, plan.configuration.ySelection, plan.configuration.angleSelection)
    }

    private var isSelecting: Bool { selection.x != nil || selection.y != nil || selection.angle != nil }

    /// Whether only a part of an axis is visible.
    private var isScrolling: Bool { plan.xPart != nil || plan.yPart != nil }

    private var isSelectingRange: Bool {
        selection.angle == nil && (selection.x?.setRange != nil || selection.y?.setRange != nil)
    }

    /// The key that selects the next value, or scrolls forward.
    private var forward: KeyEquivalent {
        if selection.angle == nil, selection.x == nil, selection.y != nil { return .upArrow }
        return plan.isRightToLeft ? .leftArrow : .rightArrow
    }

    private var keys: Set<KeyEquivalent> {
        [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown, .escape]
    }

    // MARK: Keys

    private func pressed(_ press: KeyPress) -> KeyPress.Result {
        let extends = press.modifiers == .shift
        guard press.modifiers.isEmpty || extends && isSelectingRange else { return .ignored }
        let key = fromLeading(press.key)
        let isHandled: Bool
        if extends {
            isHandled = extend(key)
        } else if key == .pageUp || key == .pageDown {
            // These keys never select, so that a chart with a selection can be scrolled as well.
            isHandled = scroll(key)
        } else if selection.angle != nil {
            isHandled = select(
                selection.angle, nil, plan.angleStops, key, [.leftArrow, .upArrow], [.rightArrow, .downArrow])
        } else if selection.x != nil, !isVertical(key) {
            isHandled = select(selection.x, .horizontal, plan.stops(.horizontal), key, [.leftArrow], [.rightArrow])
        } else if selection.y != nil {
            isHandled = select(selection.y, .vertical, plan.stops(.vertical), key, [.downArrow], [.upArrow])
        } else {
            isHandled = scroll(key)
        }
        return isHandled ? .handled : .ignored
    }

    /// Returns the key that has the same effect in a left-to-right chart.
    private func fromLeading(_ key: KeyEquivalent) -> KeyEquivalent {
        guard plan.isRightToLeft else { return key }
        return key == .leftArrow ? .rightArrow : key == .rightArrow ? .leftArrow : key
    }

    private func isVertical(_ key: KeyEquivalent) -> Bool { key == .upArrow || key == .downArrow }

    private func select(
        _ selection: ChartSelection?, _ axis: Axis?, _ stops: [_ChartValue], _ key: KeyEquivalent,
        _ back: [KeyEquivalent], _ forth: [KeyEquivalent]
    ) -> Bool {
        guard let selection, !stops.isEmpty else { return false }
        if key == .escape {
            guard selection.get() != nil else { return false }
            selection.set(nil)
            return true
        }
        let ends = ends(of: selection, axis, stops)
        guard var next = Self.next(key, after: ends?.moving, stops.count, back, forth) else { return false }
        // A range becomes a single value, even at the first or last one.
        if let ends, ends.fixed != ends.moving { next = next.clamped(0, stops.count - 1) }
        // Beyond the first or last value, the key is left to the views around the chart.
        guard stops.indices.contains(next) else { return false }
        if let axis { anchors[axis] = stops[next] }
        if let setRange = selection.setRange { setRange(stops[next], stops[next]) } else { selection.set(stops[next]) }
        follow(stops[next])
        return true
    }

    /// Extends the selected range; returns whether the key does this.
    private func extend(_ key: KeyEquivalent) -> Bool {
        if let x = selection.x, !isVertical(key) {
            return extend(x, .horizontal, plan.stops(.horizontal), key, [.leftArrow], [.rightArrow])
        }
        guard let y = selection.y else { return false }
        return extend(y, .vertical, plan.stops(.vertical), key, [.downArrow], [.upArrow])
    }

    private func extend(
        _ selection: ChartSelection, _ axis: Axis, _ stops: [_ChartValue], _ key: KeyEquivalent,
        _ back: [KeyEquivalent], _ forth: [KeyEquivalent]
    ) -> Bool {
        guard let setRange = selection.setRange, !stops.isEmpty else { return false }
        let ends = ends(of: selection, axis, stops)
        guard let next = Self.next(key, after: ends?.moving, stops.count, back, forth), stops.indices.contains(next)
        else { return false }
        let fixed = stops[ends?.fixed ?? next]
        anchors[axis] = fixed
        setRange(fixed, stops[next])
        follow(stops[next])
        return true
    }

    /// Returns the indices of the value at which the selected range began and of its other end, which keys move; `nil`
    /// without a selection.
    private func ends(
        of selection: ChartSelection, _ axis: Axis?, _ stops: [_ChartValue]
    ) -> (fixed: Int, moving: Int)? {
        guard let axis, selection.setRange != nil else {
            let index = selection.get().flatMap { plan.nearest(to: $0, in: stops) }
            return index.map { ($0, $0) }
        }
        guard let range = selection.range(), let low = plan.nearest(to: range.low, in: stops),
            let high = plan.nearest(to: range.high, in: stops)
        else { return nil }
        // If the app has set the range, it begins at its lower end.
        return anchors[axis].flatMap { plan.nearest(to: $0, in: stops) } == high ? (high, low) : (low, high)
    }

    /// Returns the index of the value that a key selects, which may be beyond the first or last; `nil` for other keys.
    private static func next(
        _ key: KeyEquivalent, after current: Int?, _ count: Int, _ back: [KeyEquivalent], _ forth: [KeyEquivalent]
    ) -> Int? {
        if key == .home { return 0 }
        if key == .end { return count - 1 }
        if back.contains(key) { return current.map { $0 - 1 } ?? count - 1 }
        return forth.contains(key) ? current.map { $0 + 1 } ?? 0 : nil
    }

    /// Scrolls until a selected value is visible.
    private func follow(_ value: _ChartValue) {
        guard let visible = plan.configuration.scroll.visible(.horizontal) else { return }
        if let place = plan.xScale.place(value), place >= 0, place <= plan.xScale.length { return }
        let pages = plan.isBefore(value, .horizontal) ? -0.5 : 0.5
        for _ in 0..<1000 {
            let first = ScrolledScale.value(
                plan.wholeX, visible: visible, from: plan.first(.horizontal, scrolled), by: pages,
                isDate: plan.data.x.kind == .date)
            guard let first, first != plan.first(.horizontal, scrolled) else { return }
            set(first, .horizontal)
            let shown = ScrolledScale(plan.wholeX, visible: visible, first: first).scale
            if let place = shown.place(value), place >= 0, place <= shown.length { return }
        }
    }

    private func scroll(_ key: KeyEquivalent) -> Bool {
        switch key {
        case .leftArrow: scroll(.horizontal, by: -0.1)
        case .rightArrow: scroll(.horizontal, by: 0.1)
        case .pageUp: scrollPage(back: true)
        case .pageDown: scrollPage(back: false)
        case .home: scroll(.horizontal, by: -1e9)
        case .end: scroll(.horizontal, by: 1e9)
        case .upArrow: scroll(.vertical, by: plan.data.y.kind == .category ? -0.1 : 0.1)
        case .downArrow: scroll(.vertical, by: plan.data.y.kind == .category ? 0.1 : -0.1)
        default: false
        }
    }

    /// Scrolls by a page: horizontally, or vertically if only the vertical axis can be scrolled.
    private func scrollPage(back: Bool) -> Bool {
        if plan.configuration.scroll.visible(.horizontal) != nil { return scroll(.horizontal, by: back ? -1 : 1) }
        let isDown = plan.data.y.kind == .category
        return scroll(.vertical, by: back == isDown ? -1 : 1)
    }

    /// Scrolls the chart; returns whether it has moved. If it has not, the key is left to the views around the chart.
    private func scroll(_ axis: Axis, by pages: Double, from start: _ChartValue? = nil) -> Bool {
        guard let visible = plan.configuration.scroll.visible(axis) else { return false }
        let data = axis == .horizontal ? plan.data.x : plan.data.y
        let whole = axis == .horizontal ? plan.wholeX : plan.wholeY
        let old = plan.first(axis, scrolled)
        let new = ScrolledScale.value(
            whole, visible: visible, from: start ?? old, by: pages, isDate: data.kind == .date)
        guard let new, new != old else { return false }
        set(new, axis)
        return true
    }

    private func set(_ value: _ChartValue, _ axis: Axis) {
        let scroll = plan.configuration.scroll
        if axis == .horizontal {
            scroll.x?.set(value)
            scrolled.x = value
        } else {
            scroll.y?.set(value)
            scrolled.y = value
        }
    }

    // MARK: Mouse

    private func dragged(from start: CGPoint, to location: CGPoint) {
        let x = column(location) - Double(plan.plot.minColumn)
        let y = Double(location.y / plan.metrics.rowHeight) - Double(plan.plot.minRow)
        if let angle = selection.angle {
            if let value = plan.angle(atX: x + 0.5, y: y + 0.5) { angle.set(value) }
            return
        }
        if let selection = selection.x {
            let value = plan.xScale.value(at: inside(x, plan.xScale), asDate: plan.data.x.kind == .date)
            if let setRange = selection.setRange {
                let first = column(start) - Double(plan.plot.minColumn)
                anchors[.horizontal] = plan.xScale.value(
                    at: inside(first, plan.xScale), asDate: plan.data.x.kind == .date)
                setRange(anchors[.horizontal], value)
            } else {
                selection.set(value)
            }
        }
        if let selection = selection.y {
            let scale = plan.yScale
            func value(_ row: Double) -> _ChartValue? {
                scale.value(at: inside(scale.length - 1 - row, scale), asDate: plan.data.y.kind == .date)
            }
            if let setRange = selection.setRange {
                anchors[.vertical] = value(Double(start.y / plan.metrics.rowHeight) - Double(plan.plot.minRow))
                setRange(anchors[.vertical], value(y))
            } else {
                selection.set(value(y))
            }
        }
        guard !isSelecting else { return }
        if dragStart == nil {
            dragStart = (plan.first(.horizontal, scrolled), plan.first(.vertical, scrolled))
        }
        let pages = (column(start) - column(location)) / max(1, plan.xScale.length)
        if pages != 0 { _ = scroll(.horizontal, by: pages, from: dragStart?.x) }
        let rows = Double((location.y - start.y) / plan.metrics.rowHeight) / max(1, plan.yScale.length)
        if rows != 0 { _ = scroll(.vertical, by: rows, from: dragStart?.y) }
    }

    /// Returns the column of a mouse location, counted from the leading edge.
    private func column(_ location: CGPoint) -> Double {
        let column = Double(location.x / plan.metrics.columnWidth)
        return plan.isRightToLeft ? Double(plan.size.width - 1) - column : column
    }

    /// Returns the centre of the cell at a position, clamped to the axis.
    private func inside(_ place: Double, _ scale: AxisScale) -> Double {
        (place + 0.5).clamped(0, max(0, scale.length))
    }
}
