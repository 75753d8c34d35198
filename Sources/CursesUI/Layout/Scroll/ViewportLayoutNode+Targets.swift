import CursesUITerminal
import Foundation

/// The positions at which scrolling stops.
extension ViewportLayoutNode {
    /// Scrolls by a step of the user, to where the behaviour of the scroll view leads it; returns whether anything has
    /// moved.
    func step(by cells: Int, along axis: Axis = .vertical) -> Bool {
        guard let behavior = owner.environment.scrollTargetBehavior, !configuration.isScreen,
            !configuration.isWindow
        else { return scroll(by: cells, along: axis) }
        var way = way(of: cells, along: axis, behavior)
        if way == 0 {
            // The step is too short for the behaviour.
            let page = max(1, window[axis])
            way = self.way(of: cells < 0 ? -page : page, along: axis, behavior)
        }
        return way != 0 && scroll(by: way, along: axis)
    }

    /// Returns the cells by which a step moves the content.
    private func way(of cells: Int, along axis: Axis, _ behavior: any ScrollTargetBehavior) -> Int {
        let metrics = layoutContext.metrics
        func position(_ offset: CellPoint) -> CGPoint { metrics.units(CellRect(origin: offset, size: .zero)).origin }
        var aim = offset
        aim[axis] = (aim[axis] + cells).clamped(0, hasLazyContent ? .max : max(0, furthest(axis)))
        let size = metrics.units(window)
        var target = ScrollTarget(rect: CGRect(origin: position(aim), size: size))
        let context = ScrollTargetBehaviorContext(
            target: target, from: position(offset), contentSize: metrics.units(contentSize), containerSize: size,
            axes: axis == .horizontal ? .horizontal : .vertical, views: targetFrames(metrics), owner.environment)
        behavior.updateTarget(&target, context: context)
        let place = axis == .horizontal ? target.rect.minX : target.rect.minY
        guard place.isFinite else { return cells }
        let unit = axis == .horizontal ? metrics.columnWidth : metrics.rowHeight
        let way = Int(cells: place / unit) - offset[axis]
        let properties = behavior.properties(
            context: ScrollTargetBehaviorPropertiesContext(axes: context.axes, owner.environment))
        let most = max(1, window[axis])
        return properties.limitsScrolls ? way.clamped(-most, most) : way
    }

    /// The frames of the views of the target layout, in the units and coordinates of the content.
    private func targetFrames(_ metrics: CellMetrics) -> [CGRect] {
        targets.map { metrics.units(CellRect(origin: start(of: $0), size: $0.frame.size)) }
    }

    /// The views of the target layout.
    var targets: [LayoutNode] {
        func targets(in node: LayoutNode) -> [LayoutNode] {
            node.children.flatMap { child in
                if let layout = child.layoutValue(for: ScrollTargetLayoutModifier.key) as? LayoutNode {
                    return Self.views(of: layout)
                }
                return child is ViewportLayoutNode ? [] : targets(in: child)
            }
        }
        return targets(in: self)
    }

    /// Returns the origin of a view, in the coordinates of the content.
    func start(of view: LayoutNode) -> CellPoint { view.screenOrigin - screenOrigin + offset }

    /// Returns the views that a layout arranges: the children of the first node in it that has several.
    private static func views(of layout: LayoutNode) -> [LayoutNode] {
        var node = layout
        while node.children.count == 1 { node = node.children[0] }
        return node.children
    }
}
