/// A fill or a stroke of a shape.
enum ShapeDrawing: Hashable, Sendable {
    case fill(Paint, FillStyle, [ShadowModifier])
    case stroke(Paint, StrokeStyle)

    var isFill: Bool { if case .fill = self { true } else { false } }

    /// The shadows that the drawing casts.
    var shadows: [ShadowModifier] { if case .fill(_, _, let shadows) = self { shadows } else { [] } }

    func resolved(in environment: EnvironmentValues) -> ShapeDrawing {
        switch self {
        case .fill(let paint, let style, let shadows):
            .fill(
                paint.resolvedAsArea(in: environment), style, shadows.map { $0.colored(in: environment) })
        case .stroke(let paint, let style): .stroke(paint.resolved(in: environment), style)
        }
    }

    @MainActor
    func interpolated(towards other: ShapeDrawing, by amount: Double) -> ShapeDrawing {
        switch (self, other) {
        case (.fill(let from, _, _), .fill(let to, let style, let shadows)):
            .fill(from.interpolated(towards: to, by: amount), style, shadows)
        case (.stroke(let from, _), .stroke(let to, let style)):
            .stroke(from.interpolated(towards: to, by: amount), style)
        default:
            other
        }
    }
}
