import CursesUITerminal

/// Draws content in changed colours.
extension DrawingContext {
    /// Runs a drawing closure, and changes the colours of what it has drawn.
    ///
    /// An effect applies to the content alone and not to what shows through it. So the opacity of the content is found
    /// first, and each colour is freed from the colour beneath.
    ///
    /// - Parameters:
    ///   - effects: the changes, in order.
    ///   - visible: the cells that can be drawn; none of them may be clipped.
    ///   - draw: draws the content in a context whose coordinates are those of this context.
    func draw(in visible: CellRect, with effects: [ColorEffect], _ draw: (DrawingContext) -> Void) {
        let effects = effects.filter { !$0.isIdentity && (!seeksOpacity || $0.changesOpacity) }
        guard !effects.isEmpty, !visible.isEmpty else { return draw(self) }
        guard mixer.mixes else {
            draw(self)
            if effects.count(where: { $0 == .inversion }) % 2 == 1 { reverse(visible) }
            return
        }
        let alpha = AlphaMask(opacityOf: visible, in: self, draw)
        let below = buffer
        if case .blending(let mode)? = effects.last, mode.comparesGroup {
            return compose(in: visible, mode, alpha) {
                self.draw(in: visible, with: Array(effects.dropLast()), draw)
            }
        }
        draw(self)
        forEachPoint(of: visible) { point in
            change(point, from: cell(at: point, of: below), effects, alpha)
        }
    }

    private func reverse(_ area: CellRect) {
        restyle(area) { $0.attributes.formSymmetricDifference(.reverse) }
    }

    private func change(_ point: CellPoint, from old: Cell, _ effects: [ColorEffect], _ alpha: AlphaMask) {
        let new = drawnCell(at: point)
        // The terminal draws a picture itself. The second half of a wide character changes with the first.
        guard new.glyph != .continuation, new.glyph.picturePlace == nil else { return }
        let parts = alpha.parts(at: point)
        let sign = alpha.sign(at: point)
        guard sign != nil || !parts.isNothing else { return }
        let filter = ColorFilter(effects: effects, mixer: mixer)
        if sign == nil, PartedCell.isParted(new) { return changeParts(point, new, old, parts, filter) }
        let groundBelow = PartedCell.ground(of: old)
        // A character that shows through is covered by the area. Its own colour is that of the content beneath.
        let inkBelow = sign == nil ? PartedCell.ink(of: old) : groundBelow
        let ink = filter.changed(PartedCell.ink(of: new), sign?.opacity ?? parts.mean, over: inkBelow)
        let ground = filter.changed(PartedCell.ground(of: new), parts.mean, over: groundBelow)
        guard let ink, let ground else {
            if effects.last == .inversion { reverse(CellRect(origin: point, size: .cell)) }
            return
        }
        restyle(CellRect(origin: point, size: CellSize(width: new.glyph.width, height: 1))) {
            $0 = $0.colored(ink: ink, ground: ground)
        }
    }

    private func changeParts(
        _ point: CellPoint, _ new: Cell, _ old: Cell, _ opacities: PartArray<Float>, _ filter: ColorFilter
    ) {
        let below = PartedCell(old, grid)
        var cell = PartedCell(new, grid)
        for (part, opacity) in opacities.enumerated() where opacity > 0.004 {
            cell[part] = filter.changed(cell[part], opacity, over: below[part]) ?? cell[part]
        }
        let shown = cell.cell(mixer, withoutColors: schemeWithoutColors)
        guard shown != new else { return }
        var whole = PartedCell(wholeCell(at: point) ?? PartedCell.blank(cell.mean(mixer)), .whole)
        whole[0] = filter.changed(whole[0], opacities.max() ?? 1, over: PartedCell.ground(of: old)) ?? whole[0]
        replace(shown, whole: wholeCell(at: point) == nil ? shown : PartedCell.blank(whole[0]), at: point)
    }

    // MARK: Groups

    /// Draws content as far as the compositing group has or has not drawn something, or removes what it has drawn.
    private func compose(in visible: CellRect, _ mode: BlendMode, _ alpha: AlphaMask, _ draw: () -> Void) {
        let below = buffer
        func groupCell(_ point: CellPoint) -> Cell {
            groupBackdrop.map { cell(at: point, of: $0) } ?? PartedCell.blank(.ground(ground))
        }
        guard mode != .destinationOut else {
            return self.draw(in: visible, through: alpha) {
                forEachPoint(of: visible) { put(exactly: groupCell($0), at: $0) }
            }
        }
        draw()
        forEachPoint(of: visible) { point in
            // Without a compositing group, the window is the group, and its ground covers everything.
            let isDrawn = groupBackdrop == nil || cell(at: point, of: below) != groupCell(point)
            if isDrawn == (mode == .destinationOver) { restore(point, from: below) }
        }
    }
}

extension BlendMode {
    /// Whether the mode depends on what the compositing group has drawn, and does not mix colours.
    fileprivate var comparesGroup: Bool {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut: true
        default: false
        }
    }
}

/// Changes of colours, as far as the colours are known.
private struct ColorFilter {
    let effects: [ColorEffect]
    let mixer: ColorMixer

    /// Returns a drawn colour with the effects; `nil` if it is not known.
    ///
    /// - Parameters:
    ///   - opacity: the opacity with which the colour has been drawn, from 0 to 1.
    ///   - below: the colour on which it has been drawn.
    func changed(_ color: PartedCell.Part, _ opacity: Float, over below: PartedCell.Part) -> PartedCell.Part? {
        guard opacity > 0.004 else { return color }
        guard let drawn = rgb(color) else { return nil }
        let ground = rgb(below).map { ColorComponents($0) }
        var own = ColorComponents(drawn)
        var opacity = min(1, Double(opacity))
        if opacity < 0.996 {
            guard let ground else { return nil }
            own = own.combined(with: ground) { (($0 - $1 * (1 - opacity)) / opacity).clamped(0, 1) }
        }
        for effect in effects {
            let new = effect.changed(own, over: ground, mixer)
            own = new.color.map { $0.clamped(0, 1) }
            opacity *= new.opacity
        }
        if opacity < 0.996 {
            guard let ground else { return nil }
            own = ground.moved(towards: own, by: opacity)
        }
        let result = mixer.shown(own.rgb, insteadOf: color.color, drawn)
        return result == color.color ? color : .ground(result)
    }

    /// Returns the components of a drawn colour. If the terminal's own colours are unknown, they are taken to be black and
    /// white, by its scheme.
    private func rgb(_ color: PartedCell.Part) -> RGB? {
        if let known = mixer.rgb(color) { return known }
        guard color.color == .default, let ground = mixer.assumedGround else { return nil }
        return color.isInk ? ground.farthestGrey : ground
    }
}
