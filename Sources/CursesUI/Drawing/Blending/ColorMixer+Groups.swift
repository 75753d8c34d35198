import CursesUITerminal

extension ColorMixer {
    /// Fades one row of cells of a group of views as a whole.
    ///
    /// - Parameters:
    ///   - row: the cells with the group drawn on them; they are replaced.
    ///   - below: the cells without the group.
    ///   - opacity: the opacity of the group, above 0 and below 1.
    ///   - total: the opacity of the group, multiplied by the opacities of the groups that contain it. It is used if
    ///     colours cannot be mixed.
    func fade(_ row: UnsafeMutableBufferPointer<Cell>, over below: [Cell], _ opacity: Double, total: Double) {
        // Of a glyph that is two columns wide, both halves are kept or neither.
        var keepsRightHalf = false
        for place in row.indices {
            let (above, under) = (row[place], below[place])
            var showsBelow = Self.showsBelow(above, under, opacity)
            if under.glyph == .continuation {
                showsBelow = keepsRightHalf
                keepsRightHalf = false
            } else if showsBelow, under.glyph.width == 2 {
                let next = place + 1
                showsBelow = next < row.count && Self.showsBelow(row[next], below[next], opacity)
                keepsRightHalf = showsBelow
            }
            if above != under {
                row[place] = faded(above, over: under, opacity, total: total, showsBelow: showsBelow)
            }
        }
    }

    /// Returns whether a faded cell shows the glyph below it instead of its own: because the cell is blank, or because
    /// its opacity is below a half.
    private static func showsBelow(_ above: Cell, _ below: Cell, _ opacity: Double) -> Bool {
        if above.glyph == .space { return true }
        return opacity < 0.5 && above.glyph.width == 1 && below.glyph != .space
    }

    private func faded(
        _ above: Cell, over below: Cell, _ opacity: Double, total: Double, showsBelow: Bool
    ) -> Cell {
        // The terminal draws this picture itself, so its cells cannot be mixed.
        if above.glyph.picturePlace != nil || below.glyph.picturePlace != nil { return opacity < 0.5 ? below : above }
        if mixes, let cell = mixed(above, over: below, opacity, showsBelow: showsBelow) { return cell }
        // If colours cannot be mixed, blank cells are left out below an opacity of a half, and characters are dim below
        // three quarters.
        if above.glyph == .space { return total < 0.5 || above.style == below.style ? below : above }
        var cell = above
        if total < 0.5 { cell.style.background = below.style.background }
        if total < 0.75 { cell.style.attributes.insert(.dim) }
        return cell
    }

    /// Returns a cell in mixed colours; `nil` if some of the colours are unknown.
    private func mixed(_ above: Cell, over below: Cell, _ opacity: Double, showsBelow: Bool) -> Cell? {
        let (top, bottom) = (Seen(above.style, self), Seen(below.style, self))
        guard let ground = bottom.ground, let cover = top.ground else { return nil }
        var cell = showsBelow ? below : above
        cell.style.attributes.remove(.reverse)
        cell.style.background = mixed(bottom.groundColor, ground, top.groundColor, cover, opacity)
        if cell.glyph == .space, cell.style.attributes.isEmpty {
            cell.style.foreground = .default
        } else if showsBelow {
            guard let ink = bottom.ink else { return nil }
            cell.style.foreground = mixed(bottom.inkColor, ink, top.groundColor, cover, opacity)
        } else if above.glyph == below.glyph {
            guard let from = bottom.ink, let to = top.ink else { return nil }
            cell.style.foreground = mixed(bottom.inkColor, from, top.inkColor, to, opacity)
        } else {
            guard top.ink != nil else { return nil }
            cell.style = style(Color(top.inkColor).opacity(opacity), on: ground.terminalColor, cell.style)
        }
        return cell
    }

    /// Returns a mixture of two colours with known components. This is the first colour if the terminal cannot show the
    /// difference.
    private func mixed(
        _ old: TerminalColor, _ from: RGB, _ new: TerminalColor, _ to: RGB, _ opacity: Double
    ) -> TerminalColor {
        old == new ? old : shown(from.covered(by: to, opacity), insteadOf: old, from)
    }

    /// The visible foreground and background colours of a cell, which reverse video swaps.
    private struct Seen {
        let inkColor: TerminalColor
        let groundColor: TerminalColor
        let ink: RGB?
        let ground: RGB?

        init(_ style: Style, _ mixer: ColorMixer) {
            ink = style.attributes.contains(.reverse) ? mixer.ground(style.background) : mixer.ink(style.foreground)
            ground = style.attributes.contains(.reverse) ? mixer.ink(style.foreground) : mixer.ground(style.background)
            let isReversed = style.attributes.contains(.reverse)
            // `.default` cannot be used here: it means the terminal's own foreground in a foreground, and its own
            // background in a background.
            inkColor = isReversed ? ink?.terminalColor ?? .default : style.foreground
            groundColor = isReversed ? ground?.terminalColor ?? .default : style.background
        }
    }
}
