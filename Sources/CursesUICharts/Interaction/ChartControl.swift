import CursesUI
import CursesUITerminal

/// Handles keys and mouse events that select values of a chart or scroll it.
struct ChartControl {
    let plan: ChartPlan
    /// The position to which the chart has been scrolled.
    @Binding var scrolled: ScrolledPlace
    @State private var dragStart: (x: _ChartValue?, y: _ChartValue?)?
}

extension ChartControl: ViewModifier {
    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in dragged(from: drag.startLocation, to: drag.location) }
                    .onEnded { _ in dragStart = nil }
            )
            .focusable()
            .focusEffectDisabled()
            .onKeyPress(keys: keys, action: pressed)
            .keyHelp(isSelecting ? "Select" : "Scroll", for: plan.isRightToLeft ? .leftArrow : .rightArrow)
    }
}

@MainActor
extension ChartControl {
    private var selection: (x: ChartSelection?, y: ChartSelection?, angle: ChartSelection?) {
        (plan.configuration.xSelection, plan.configuration.ySelection, plan.configuration.angleSelection)
    }

    private var isSelecting: Bool { selection.x != nil || selection.y != nil || selection.angle != nil }

    private var keys: Set<KeyEquivalent> {
        [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown, .escape]
    }

    // MARK: Keys

    private func pressed(_ press: KeyPress) -> KeyPress.Result {
        guard press.modifiers.isEmpty else { return .ignored }
        let key = fromLeading(press.key)
        let isHandled: Bool
        if selection.angle != nil {
            isHandled = select(
                selection.angle, plan.angleStops, key, [.leftArrow, .upArrow], [.rightArrow, .downArrow])
        } else if selection.x != nil, !isVertical(key) {
            isHandled = select(selection.x, plan.stops(.horizontal), key, [.leftArrow], [.rightArrow])
        } else if selection.y != nil {
            isHandled = select(selection.y, plan.stops(.vertical), key, [.downArrow], [.upArrow])
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
        _ selection: ChartSelection?, _ stops: [_ChartValue], _ key: KeyEquivalent, _ back: [KeyEquivalent],
        _ forth: [KeyEquivalent]
    ) -> Bool {
        guard let selection, !stops.isEmpty else { return false }
        let current = selection.get().flatMap { plan.nearest(to: $0, in: stops) }
        let next: Int
        if key == .escape {
            guard selection.get() != nil else { return false }
            selection.set(nil)
            return true
        } else if key == .home {
            next = 0
        } else if key == .end {
            next = stops.count - 1
        } else if back.contains(key) {
            next = current.map { $0 - 1 } ?? stops.count - 1
        } else if forth.contains(key) {
            next = current.map { $0 + 1 } ?? 0
        } else {
            return false
        }
        // Beyond the first or last value, the key is left to the views around the chart.
        guard stops.indices.contains(next) else { return false }
        if let setRange = selection.setRange { setRange(stops[next], stops[next]) } else { selection.set(stops[next]) }
        follow(stops[next])
        return true
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
        case .pageUp: scroll(.horizontal, by: -1)
        case .pageDown: scroll(.horizontal, by: 1)
        case .home: scroll(.horizontal, by: -1e9)
        case .end: scroll(.horizontal, by: 1e9)
        case .upArrow: scroll(.vertical, by: plan.data.y.kind == .category ? -0.1 : 0.1)
        case .downArrow: scroll(.vertical, by: plan.data.y.kind == .category ? 0.1 : -0.1)
        default: false
        }
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
                setRange(
                    plan.xScale.value(at: inside(first, plan.xScale), asDate: plan.data.x.kind == .date), value)
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
                setRange(value(Double(start.y / plan.metrics.rowHeight) - Double(plan.plot.minRow)), value(y))
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
