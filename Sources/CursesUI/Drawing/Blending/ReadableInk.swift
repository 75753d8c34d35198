import CursesUITerminal

extension ColorMixer {
    /// Returns black or white for a text in the terminal's own colour on the fill of a view; `nil` if the terminal's own
    /// colour is readable there.
    ///
    /// An author who sets a light background often leaves the text in its default colour, which is black on Apple's
    /// platforms unless they are dark. In a dark terminal, that colour is light.
    func readableInk(on ground: TerminalColor) -> RGB? {
        guard mixes, !keepsOwnInk, ground != .default, let below = rgb(ground) else { return nil }
        let own = base?.foreground ?? assumedGround?.farthestGrey ?? .white
        return own.contrast(with: below) < Contrast.edge ? below.farthestGrey : nil
    }
}

extension DrawingContext {
    /// Gives texts and lines in the terminal's own colour a readable colour, where they are on the fill of a view.
    func makeReadable(_ rect: CellRect, in design: Design) {
        guard design.mixer.mixes, schemeWithoutColors == nil else { return }
        // Neighbouring cells mostly have the same background.
        var ground = TerminalColor.default
        var ink: TerminalColor?
        changeRows(of: rect) { cells in
            for index in cells.indices where cells[index].style.background != .default {
                let cell = cells[index]
                guard cell.style.foreground == .default, !cell.style.attributes.contains(.reverse),
                    cell.glyph != .space, !BlockGlyphs.contains(cell.glyph)
                else { continue }
                if cell.style.background != ground {
                    ground = cell.style.background
                    ink = design.mixer.readableInk(on: ground)?.terminalColor
                }
                if let ink { cells[index].style.foreground = ink }
            }
        }
    }
}
