import CursesUITerminal

extension DrawingContext {
    /// Mixes colours according to the current theme and terminal.
    var mixer: ColorMixer { design.mixer }

    /// Returns the style of a text or a line in a colour, at a point within the clip. The colour is blended with the
    /// background there.
    func style(_ color: Color, _ attributes: Style.Attributes = [], at point: CellPoint) -> Style {
        mixer.style(color, on: background(at: point), Style(attributes: attributes))
    }

    /// Puts a glyph in a colour, blended with the background.
    func put(_ glyph: Glyph, in color: Color, _ attributes: Style.Attributes = [], at point: CellPoint) {
        guard color.isVisible, visiblePart(of: CellRect(origin: point, size: .cell)).size == .cell else { return }
        put(glyph, style: style(color, attributes, at: point), at: point)
    }

    /// Returns the first visible cell of an area at the origin; `nil` if there is none.
    package func firstVisiblePoint(of size: CellSize) -> CellPoint? {
        let visible = visiblePart(of: CellRect(origin: .zero, size: size))
        return visible.isEmpty ? nil : visible.origin
    }

    /// Returns the background at a point within the clip, as a 24-bit colour; `nil` if it is not known.
    package func knownGround(at point: CellPoint) -> TerminalColor? {
        mixer.ground(background(at: point))?.terminalColor
    }

    /// Covers a rectangle with a colour. The content beneath shows through a translucent colour.
    ///
    /// If colours cannot be mixed, an area with an opacity below a half is left out, and any other area is opaque.
    func fill(_ rect: CellRect, color: Color) {
        guard color.isVisible else { return }
        if case .material(let tint) = color.source, color.isOpaque, let base = mixer.base, mixer.mixes {
            return haze(rect, tint * color.alpha, base)
        }
        guard color.alpha < 1 else { return fillOpaque(rect, color) }
        guard mixer.mixes, let above = mixer.rgb(color) else {
            return color.isOpaque ? fillOpaque(rect, color) : ()
        }
        forEachPoint(of: rect) { point in
            let cell = CellRect(origin: point, size: .cell)
            if !cover(point, with: above, color.alpha), color.isOpaque { fillOpaque(cell, color) }
        }
    }

    /// Tints a cell with a colour, keeps its glyph, and returns whether the colours could be mixed.
    ///
    /// - Parameter point: a point within the clip.
    func cover(_ point: CellPoint, with color: RGB, _ opacity: Double) -> Bool {
        let cell = drawnCell(at: point)
        guard let ground = mixer.ground(cell.style.background, under: color, opacity) else { return false }
        // The terminal draws this picture itself, so the cell cannot be tinted.
        if cell.glyph.picturePlace != nil { return true }
        let ink = mixer.ink(cell.style.foreground, under: color, opacity)
        restyle(CellRect(origin: point, size: .cell)) { style in
            style.background = ground
            // A blank cell keeps its foreground colour, which has no effect, so that equal pictures consist of equal
            // cells.
            if cell.glyph != .space || !style.attributes.isEmpty, let ink { style.foreground = ink }
        }
        return true
    }

    /// Reduces the content of each cell to one average colour, and tints it.
    private func haze(_ rect: CellRect, _ opacity: Double, _ base: BaseColors) {
        let tint = design.surfaces?.raised.rgb ?? base.background.covered(by: base.foreground, 0.08)
        forEachPoint(of: rect) { point in
            let cell = drawnCell(at: point)
            let isReversed = cell.style.attributes.contains(.reverse)
            let (ink, ground) = (mixer.ink(cell.style.foreground), mixer.ground(cell.style.background))
            guard let ink, let ground else { return }
            let smear = ground.covered(by: ink, isReversed ? 1 - cell.glyph.inkPart : cell.glyph.inkPart)
            // The terminal draws this picture itself, so its cells cannot be mixed.
            let shown = cell.glyph.picturePlace == nil ? smear.covered(by: tint, opacity) : tint
            fill(CellRect(origin: point, size: .cell), background: shown.terminalColor)
        }
    }

    private func fillOpaque(_ rect: CellRect, _ color: Color) {
        if color.terminalColor == .default, !color.isForeground {
            fill(rect, background: .default)
        } else if color.terminalColor == .default {
            // Only reverse video can fill an area with the terminal's own foreground colour.
            fill(rect, background: .default)
            restyle(rect) { $0.attributes.insert(.reverse) }
        } else {
            fill(rect, background: color.terminalColor)
        }
    }
}

extension CellSize {
    /// The size of one cell.
    static let cell = CellSize(width: 1, height: 1)
}

extension Color {
    /// Whether the colour can be the colour of a text or a line, rather than a background.
    var isForeground: Bool {
        switch source {
        case .terminal, .role: true
        case .background, .material: false
        }
    }
}

extension Glyph {
    /// The approximate fraction of the cell that the glyph covers in the foreground colour, from 0 to 1.
    fileprivate var inkPart: Double {
        switch self {
        case "▓": 0.75
        case "▒": 0.5
        default: BlockGlyphs.filledPart(of: self) ?? 0.25
        }
    }
}
