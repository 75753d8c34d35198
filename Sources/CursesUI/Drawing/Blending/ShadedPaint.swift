import CursesUITerminal

/// The colours of a paint, under the shadows that fall on an area from its edges.
struct ShadedPaint: Hashable, Sendable {
    /// A shadow on the cells of the area.
    struct Shade: Hashable, Sendable {
        let color: RGB
        /// The opacity of the shadow in each cell, row by row.
        let amounts: [Float]
    }

    let base: Paint
    let shades: [Shade]
    /// The size of the area.
    let size: CellSize
    let mixer: ColorMixer

    func color(at point: CellPoint, in area: CellSize) -> Color {
        let color = base.color(at: point, in: area)
        guard CellRect(origin: .zero, size: size).contains(point), var rgb = mixer.rgb(color) else { return color }
        let old = rgb
        for shade in shades {
            rgb = rgb.covered(by: shade.color, Double(shade.amounts[point.row * size.width + point.column]))
        }
        // A colour without a shadow stays the terminal's own, if it is one.
        return rgb == old ? color : Color(rgb.terminalColor).opacity(color.alpha)
    }
}

extension DrawingContext {
    /// Returns a paint under the shadows that fall on a node from its edges; the same paint if the terminal cannot show
    /// them.
    func shaded(_ paint: Paint, by shadows: [ShadowModifier], in node: LayoutNode) -> Paint {
        guard !shadows.isEmpty, showsInnerShadows, mixer.level >= .ansi256 else { return paint }
        if case .picture = paint { return paint }
        let size = node.frame.size
        let visible = visiblePart(of: CellRect(origin: .zero, size: size))
        guard !visible.isEmpty, isSmall(size) else { return paint }
        let covered = coveredCells(of: node)
        let shades = shadows.compactMap { shadow -> ShadedPaint.Shade? in
            guard shadow.color.isVisible, let color = mixer.rgb(shadow.color) else { return nil }
            var amounts = [Float](repeating: 0, count: size.width * size.height)
            // The shadow falls from outside: it is the opposite of the one that the area itself would cast.
            forEachPart(of: shadow.form(node.layoutContext.metrics), from: covered, on: visible) { point, part in
                amounts[point.row * size.width + point.column] = Float(shadow.color.alpha * (1 - part))
            }
            return ShadedPaint.Shade(color: color, amounts: amounts)
        }
        return .shaded(ShadedPaint(base: paint, shades: shades, size: size, mixer: mixer))
    }
}
