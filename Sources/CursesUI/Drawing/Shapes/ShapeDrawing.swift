/// A fill or a stroke of a shape.
enum ShapeDrawing: Hashable, Sendable {
    case fill(Paint, FillStyle)
    case stroke(Paint, StrokeStyle)

    var isFill: Bool { if case .fill = self { true } else { false } }

    func resolved(in environment: EnvironmentValues) -> ShapeDrawing {
        switch self {
        case .fill(let paint, let style): .fill(paint.resolvedAsArea(in: environment), style)
        case .stroke(let paint, let style): .stroke(paint.resolved(in: environment), style)
        }
    }

    @MainActor
    func interpolated(towards other: ShapeDrawing, by amount: Double) -> ShapeDrawing {
        switch (self, other) {
        case (.fill(let from, _), .fill(let to, let style)):
            .fill(from.interpolated(towards: to, by: amount), style)
        case (.stroke(let from, _), .stroke(let to, let style)):
            .stroke(from.interpolated(towards: to, by: amount), style)
        default:
            other
        }
    }
}
