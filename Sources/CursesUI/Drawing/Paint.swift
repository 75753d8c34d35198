import CursesUITerminal

/// What is put on cells: one colour for all, or one for each.
enum Paint: Hashable, Sendable {
    case color(Color)
    case custom(CustomPaint)

    static let foreground = Paint.color(Color(.foreground(0)))

    /// The paint without roles and styles that ask the environment.
    func resolved(in environment: EnvironmentValues) -> Paint {
        switch self {
        case .color(let color): .color(color.resolved(in: environment))
        case .custom(let custom): custom.resolved(in: environment)
        }
    }

    /// The same for an area.
    func resolvedAsArea(in environment: EnvironmentValues) -> Paint {
        guard case .color(let color) = self else { return resolved(in: environment) }
        return .color(color.resolvedAsArea(in: environment))
    }

    /// The colour where there can be but one.
    var color: Color {
        switch self {
        case .color(let color): color
        case .custom: .primary
        }
    }

    /// The paint, more or less transparent.
    func opacity(_ opacity: Double) -> Paint {
        switch self {
        case .color(let color): .color(color.opacity(opacity))
        case .custom: self
        }
    }
}

/// A style of an app's own, which says what stands for it once the environment is known.
struct CustomPaint: Hashable, Sendable {
    let style: any ShapeStyle

    func resolved(in environment: EnvironmentValues) -> Paint {
        func resolve(_ style: some ShapeStyle) -> Paint {
            style.resolve(in: environment).paint.resolved(in: environment)
        }
        return resolve(style)
    }

    /// Styles cannot be compared: each may be another one.
    static func == (old: CustomPaint, new: CustomPaint) -> Bool { false }

    func hash(into hasher: inout Hasher) {}
}
