import CursesUITerminal

/// A shape style resolved in an environment: the colour of each cell that it covers. It is meant for modules that
/// depend on this one.
package struct CellPaint: Hashable, Sendable {
    private let paint: Paint

    /// Resolves the style of an area, a line or a text in an environment.
    package init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
        paint = style.paint.resolved(in: environment)
    }

    /// Whether all cells have the same colour.
    package var isUniform: Bool { !paint.isGradient }

    /// Returns the colour of a cell in an area of a given size, and its opacity from 0 to 1.
    package func color(at point: CellPoint, in size: CellSize) -> (color: TerminalColor, opacity: Double) {
        let color = paint.color(at: point, in: size)
        return (color.terminalColor, color.alpha)
    }
}

extension Text {
    /// Returns the characters of the text as they are shown in an environment.
    package func characters(in environment: EnvironmentValues) -> String {
        content.string(in: environment)
    }
}
