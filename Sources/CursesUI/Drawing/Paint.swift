import CursesUITerminal

/// The colours of cells: one colour for all cells, or a separate colour for each. Rare cases are indirect to keep the
/// type small, because each run of a text contains a paint.
enum Paint: Hashable, Sendable {
    case color(Color)
    indirect case gradient(GradientPaint)
    indirect case custom(CustomPaint)
    indirect case picture(PicturePaint)
    /// Only while an area is drawn.
    indirect case shaded(ShadedPaint)

    /// Whether the paint is one opaque colour, in which a text or a line looks the same on every background.
    var isOpaqueColor: Bool {
        guard case .color(let color) = self else { return false }
        guard case .terminal = color.source else { return false }
        return color.alpha >= 1
    }

    /// Whether the paint is one colour that is the same in every environment.
    var isPlainColor: Bool {
        guard case .color(let color) = self, case .terminal = color.source else { return false }
        return true
    }

    /// Whether the paint comes from a custom shape style of the app.
    var isCustom: Bool {
        switch self {
        case .custom: true
        case .color(let color): color.isCustom
        default: false
        }
    }

    /// Whether each cell has a colour of its own.
    var isGradient: Bool {
        switch self {
        case .gradient, .shaded: true
        case .color, .custom, .picture: false
        }
    }

    static let foreground = Paint.color(Color(.foreground(0)))

    /// Returns the paint, with roles and custom styles resolved.
    func resolved(in environment: EnvironmentValues) -> Paint {
        switch self {
        case .color(let color): .color(color.resolved(in: environment))
        case .gradient(let gradient): .gradient(gradient.mapped { $0.resolved(in: environment) })
        case .custom(let custom): custom.resolved(in: environment)
        case .picture, .shaded: self
        }
    }

    /// Returns the paint for an area, with roles and custom styles resolved.
    func resolvedAsArea(in environment: EnvironmentValues) -> Paint {
        switch self {
        case .color(let color): .color(color.resolvedAsArea(in: environment))
        case .gradient(let gradient): .gradient(gradient.mapped { $0.resolvedAsArea(in: environment) })
        case .custom(let custom): custom.resolved(in: environment)
        case .picture, .shaded: self
        }
    }

    /// The single colour of the paint; for a gradient, its first colour.
    var color: Color {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.gradient.stops.first?.color ?? .clear
        case .shaded(let shaded): shaded.base.color
        case .custom, .picture: .primary
        }
    }

    /// Returns the colour of one cell of an area.
    func color(at point: CellPoint, in size: CellSize) -> Color {
        switch self {
        case .gradient(let gradient): gradient.color(at: point, in: size)
        case .shaded(let shaded): shaded.color(at: point, in: size)
        default: color
        }
    }

    /// Returns the paint with an opacity.
    func opacity(_ opacity: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .gradient(let gradient): .gradient(gradient.mapped { $0.opacity(opacity) })
        case .custom, .picture, .shaded: self
        }
    }
}

extension Paint: Interpolatable {
    /// Mixes colours and gradients. All other paints change only at the end of the animation.
    func interpolated(towards other: Paint, by amount: Double) -> Paint {
        switch (self, other) {
        case (.color(let from), .color(let to)):
            .color(from.mixed(with: to, by: amount))
        case (.gradient(let from), .gradient(let to)) where from.gradient.stops.count == to.gradient.stops.count:
            .gradient(from.interpolated(towards: to, by: amount))
        default:
            amount < 1 ? self : other
        }
    }
}

/// A custom style of an app, resolved in the environment when it is drawn.
struct CustomPaint: Hashable, Sendable {
    let style: any ShapeStyle

    func resolved(in environment: EnvironmentValues) -> Paint {
        func resolve(_ style: some ShapeStyle) -> Paint {
            style.resolve(in: environment).paint.resolved(in: environment)
        }
        return resolve(style)
    }

    /// Styles cannot be compared, so they never count as equal.
    static func == (old: CustomPaint, new: CustomPaint) -> Bool { false }

    func hash(into hasher: inout Hasher) {}
}

extension DrawingContext {
    /// Fills a rectangle with a paint.
    func fill(_ rect: CellRect, _ paint: Paint) {
        guard paint.isGradient else { return fill(rect, color: paint.color) }
        forEachPoint(of: rect) { point in
            fillCell(at: point, paint, paint.color(at: point - rect.origin, in: rect.size))
        }
    }

    /// Fills a cell with the colour of a paint at that cell. On a terminal without colours, a gradient is drawn as
    /// shade characters.
    func fillCell(at point: CellPoint, _ paint: Paint, _ color: Color) {
        let cell = CellRect(origin: point, size: CellSize(width: 1, height: 1))
        if let scheme = schemeWithoutColors, paint.isGradient, color.isOpaque {
            fill(cell, background: .default)
            put(Shade.glyph(for: color.terminalColor, in: scheme), style: .plain, at: point)
        } else {
            fill(cell, color: color)
        }
    }

    /// Draws the outline of a rectangle in a paint.
    func stroke(_ rect: CellRect, _ lines: LineCharacters, _ paint: Paint, _ attributes: Style.Attributes = []) {
        stroke(rect, lines) { point in
            let color = paint.color(at: point - rect.origin, in: rect.size)
            return color.isVisible ? style(color, attributes, at: point) : nil
        }
    }
}
