import CursesUITerminal

/// Draws a background behind a view, if the theme has background colours for its role (``Theme/Surfaces``).
struct SurfaceModifier {
    let role: KeyPath<SurfaceColors, TerminalColor> & Sendable
}

extension SurfaceModifier: LayoutModifier {
    func draw(in context: DrawingContext, size: CellSize) {
        guard let surfaces = context.design.surfaces else { return }
        context.raise(CellRect(origin: .zero, size: size), to: surfaces[keyPath: role])
    }
}

/// Draws the background of a field, if the theme has background colours (``Theme/Surfaces``). The colour of the
/// underline below blank cells shows whether the field has the focus.
struct FieldSurface {
    private var isFocused = false
    private var isEnabled = true
    private var isInvalid = false

    init() {}
}

extension FieldSurface: LayoutModifier {
    static var readsEnvironment: Bool { true }

    func resolved(in environment: EnvironmentValues) -> FieldSurface {
        var resolved = self
        // Without background colours, nothing depends on the focus.
        guard environment.design.surfaces != nil else { return resolved }
        resolved.isFocused = environment.isFocused
        resolved.isEnabled = environment.isEnabled
        resolved.isInvalid = environment.isFieldInvalid
        return resolved
    }

    func draw(in context: DrawingContext, size: CellSize) {
        guard let surfaces = context.design.surfaces else { return }
        context.raise(CellRect(origin: .zero, size: size), to: isEnabled ? surfaces.field : surfaces.panel)
    }

    func drawAbove(in context: DrawingContext, size: CellSize) {
        guard let surfaces = context.design.surfaces, size.height == 1 else { return }
        let line = isInvalid ? surfaces.invalid : isFocused ? surfaces.focused : surfaces.edge
        context.forEachPoint(of: CellRect(origin: .zero, size: size)) { point in
            guard context.isBlank(at: point) else { return }
            context.restyle(CellRect(origin: point, size: CellSize(width: 1, height: 1))) {
                if $0.attributes.contains(.underline) { $0.foreground = line }
            }
        }
    }
}
