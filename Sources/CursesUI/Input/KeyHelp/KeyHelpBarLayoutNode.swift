import CursesUITerminal

/// Draws the footer: as many of the currently most important keys as fit, then the keys that show all keys and quit the
/// app.
final class KeyHelpBarLayoutNode: LayoutNode {
    var hints: [KeyHint] = [] {
        didSet { if hints != oldValue { setNeedsDisplay() } }
    }

    private static let gap = 2
    /// The maximum number of columns of a title; longer titles are truncated.
    private static let longestTitle = 20

    override func draw(in context: DrawingContext) {
        let environment = owner.environment
        if let surfaces = context.design.surfaces {
            context.raise(CellRect(origin: .zero, size: frame.size), to: surfaces.panel)
        } else {
            // A page that ignores the safe area may have texts behind the keys. Its colour stays.
            context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) { point in
                let style = Style(background: context.background(at: point))
                context.put(exactly: Cell(glyph: .space, style: style), at: point)
            }
        }
        let isASCII = environment.themeSymbols == .ascii
        let parts = hints.map { part($0, isASCII) }
        let isLast = hints.map { $0.scope == .app }
        let last = zip(parts, isLast).filter(\.1).map(\.0).prefix(2)
        let width = frame.size.width
        let lastWidth = last.reduce(0) { $0 + $1.width + Self.gap }
        var column = 0
        for (part, isLast) in zip(parts, isLast) where !isLast {
            guard column + part.width + lastWidth <= width else { continue }
            draw(part, at: column, in: context)
            column += part.width + Self.gap
        }
        var end = max(column, width - lastWidth + Self.gap)
        for part in last where end + part.width <= width {
            draw(part, at: end, in: context)
            end += part.width + Self.gap
        }
    }

    private struct Part {
        let key: String
        let title: String
        let keyWidth: Int
        let width: Int
    }

    private func part(_ hint: KeyHint, _ isASCII: Bool) -> Part {
        let key = hint.keyText(isASCII: isASCII)
        var title = hint.title
        if title.count > Self.longestTitle {
            title = title.prefix(Self.longestTitle - 1) + (isASCII ? "~" : "…")
        }
        let keyWidth = TextWidth.columns(of: key)
        return Part(key: key, title: title, keyWidth: keyWidth, width: keyWidth + 1 + TextWidth.columns(of: title))
    }

    private func draw(_ part: Part, at column: Int, in context: DrawingContext) {
        var (key, title) = (Style(attributes: .bold), Style(attributes: .dim))
        if context.design.surfaces != nil {
            let colors = context.design.colors
            key = colors.accent.applied(to: key)
            title = colors.secondary.applied(to: .plain)
        }
        func write(_ text: String, style: Style, at column: Int) {
            let point = CellPoint(column: column, row: 0)
            context.write(text, style: style, at: point)
            guard context.design.surfaces == nil else { return }
            // A page that ignores the safe area is behind the keys, and may have the colour of text.
            let cells = CellRect(origin: point, size: CellSize(width: TextWidth.columns(of: text), height: 1))
            context.forEachPoint(of: cells) { point in
                let below = context.drawnStyle(at: point).background
                guard below != .default, let ground = context.mixer.ground(below) else { return }
                context.restyle(CellRect(origin: point, size: CellSize(width: 1, height: 1))) {
                    $0.foreground = ground.farthestGrey.terminalColor
                    $0.attributes.remove(.dim)
                }
            }
        }
        write(part.key, style: key, at: column)
        write(part.title, style: title, at: column + part.keyWidth + 1)
    }
}
