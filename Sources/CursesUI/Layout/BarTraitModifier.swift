import CursesUITerminal

/// Marks a view as a bar at the edge of its container. Views that ignore the safe area extend beneath it.
struct BarTraitModifier: LayoutModifier {
    fileprivate static let key = ObjectIdentifier(BarTraitModifier.self)

    var isTrait: Bool { true }

    /// Bars are drawn in front of views that extend beneath them. Only then does the container order its children.
    func zIndex(of inner: LayoutNode) -> Double { 1 }

    /// Hides the text of views that extend beneath the bar, because it would stand between the bar's own words. Their
    /// colours and pictures remain.
    func draw(in context: DrawingContext, size: CellSize) {
        context.forEachPoint(of: CellRect(origin: .zero, size: size)) { point in
            guard context.glyph(at: point)?.isText == true else { return }
            let cell = CellRect(origin: point, size: CellSize(width: 1, height: 1))
            context.fill(cell, background: context.background(at: point))
        }
    }

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == Self.key ? true : inner.layoutValue(for: key)
    }
}

extension LayoutNode {
    /// Whether the node is a bar at the edge of its container.
    final var isBar: Bool { layoutValue(for: BarTraitModifier.key) != nil }
}

extension Glyph {
    /// Whether the glyph is not blank, and not of the block, Braille or mosaic characters of which pictures consist.
    fileprivate var isText: Bool {
        withScalars { scalars in
            switch scalars.first ?? 0 {
            case 0x20, 0x2580...0x259F, 0x2800...0x28FF, 0x1CC00...0x1CEBF, 0x1FB00...0x1FBFF: false
            default: true
            }
        }
    }
}
