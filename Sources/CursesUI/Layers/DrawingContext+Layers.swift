import CursesUITerminal

extension DrawingContext {
    /// Dims everything that has been drawn in a rectangle, beneath a window.
    func dim(_ rect: CellRect, _ surfaces: SurfaceColors?) {
        guard let surfaces else {
            return restyle(rect) {
                $0.attributes.subtract([.bold, .reverse])
                $0.attributes.insert(.dim)
            }
        }
        func area(_ color: TerminalColor) -> TerminalColor {
            color == surfaces.window ? surfaces.dimmedWindow : color.covered(by: surfaces.dimmedWindow, 0.6)
        }
        // A faint text or line is dimmed like an area, because the colour of dimmed texts would make it stand out.
        func text(_ color: TerminalColor, isDim: Bool, on ground: TerminalColor, _ dimmedGround: TerminalColor)
            -> TerminalColor
        {
            guard var ink = mixer.ink(color), let ground = mixer.ground(ground), let target = surfaces.dimmedText.rgb,
                let dimmedGround = mixer.ground(dimmedGround)
            else { return color.covered(by: surfaces.dimmedText, 0.7) }
            if isDim { ink = ink.covered(by: ground, 0.4) }
            let dimmed = ink.covered(by: target, 0.7)
            guard dimmed.contrast(with: dimmedGround) > ink.contrast(with: ground) else { return dimmed.terminalColor }
            return ink.covered(by: dimmedGround, 0.6).terminalColor
        }
        forEachPoint(of: rect) { point in
            // Block characters are dimmed like the backgrounds beside them.
            let isArea = glyph(at: point).map(BlockGlyphs.contains) ?? false
            restyle(CellRect(origin: point, size: .cell)) { style in
                if style.attributes.contains(.reverse) {
                    style.attributes.remove(.reverse)
                    swap(&style.foreground, &style.background)
                }
                let isDim = style.attributes.contains(.dim)
                style.attributes.subtract([.bold, .dim])
                let ground = style.background
                style.background = area(ground)
                style.foreground =
                    isArea
                    ? area(style.foreground) : text(style.foreground, isDim: isDim, on: ground, style.background)
            }
        }
    }

    /// Draws the shadow of a window on the screen beneath: two columns to the right of the window and one row below it.
    func castShadow(of window: CellRect, _ surfaces: SurfaceColors) {
        let right = CellRect(
            column: window.maxColumn, row: window.minRow + 1, width: 2, height: window.size.height)
        let below = CellRect(
            column: window.minColumn + 2, row: window.maxRow, width: max(0, window.size.width - 2), height: 1)
        for area in [right, below] {
            forEachPoint(of: area) { point in
                let isArea = glyph(at: point).map(BlockGlyphs.contains) ?? false
                restyle(CellRect(origin: point, size: .cell)) { style in
                    style.attributes.subtract([.bold, .reverse, .dim])
                    style.foreground = isArea ? surfaces.shadow : surfaces.shadowText
                    style.background = surfaces.shadow
                }
            }
        }
    }
}
