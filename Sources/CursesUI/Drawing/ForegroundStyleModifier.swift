/// The paints of texts and shapes, for up to three levels of importance.
struct ForegroundLevels: Hashable, Sendable {
    var primary: Paint
    var secondary: Paint?
    var tertiary: Paint?
}

private struct ForegroundLevelsKey: EnvironmentKey {
    static var defaultValue: ForegroundLevels? { nil }
}

extension EnvironmentValues {
    /// The paints of texts and shapes; `nil` for the theme's colours.
    var foregroundLevels: ForegroundLevels? {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    /// The primary colour of texts and shapes; `nil` for the theme's colour.
    var foregroundColor: Color? {
        get { foregroundLevels?.primary.color }
        set { foregroundLevels = newValue.map { ForegroundLevels(primary: .color($0)) } }
    }

    /// The primary style of texts and shapes, with roles resolved.
    var foregroundPaint: Paint {
        (foregroundLevels?.primary ?? .color(.primary)).resolved(in: self)
    }

    /// Returns the colour of a level of importance. A level that is not set has the colour of the last level that is
    /// set, with a reduced opacity.
    func foregroundColor(ofLevel level: Int) -> Color {
        guard let levels = foregroundLevels else {
            let roles: [ColorRole] = [.primary, .secondary, .tertiary, .quaternary]
            return roles[min(level, roles.count - 1)].color(of: themeColors)
        }
        let set = [levels.primary, levels.secondary, levels.tertiary]
        if level < set.count, let paint = set[level] { return paint.resolved(in: self).color }
        return (levels.tertiary ?? levels.secondary ?? levels.primary).resolved(in: self).color
            .opacity(level > 2 ? 0.3 : level == 2 ? 0.4 : 0.6)
    }

    /// Sets the styles of the levels. A style that refers to a level uses the level that applied before this call.
    mutating func setForeground(_ paint: Paint, _ secondary: Paint? = nil, _ tertiary: Paint? = nil) {
        let outer = self
        func fixed(_ paint: Paint) -> Paint {
            guard case .color(let color) = paint, case .role(.foreground) = color.source else { return paint }
            return paint.resolved(in: outer)
        }
        foregroundLevels = ForegroundLevels(
            primary: fixed(paint),
            secondary: secondary.map(fixed),
            tertiary: tertiary.map(fixed)
        )
    }
}

extension View {
    /// Sets the colour of the texts and shapes in the view; `nil` for the default colour.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundColor, color)
    }

    /// Sets the style of the texts and shapes in the view.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let paint = style.paint
        return modifier(EnvironmentModifier { $0.setForeground(paint) })
    }

    /// Sets the styles of the texts and shapes in the view, for two levels of importance.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2
    ) -> some View {
        let paints = (primary.paint, secondary.paint)
        return modifier(EnvironmentModifier { $0.setForeground(paints.0, paints.1) })
    }

    /// Sets the styles of the texts and shapes in the view, for three levels of importance.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View {
        let paints = (primary.paint, secondary.paint, tertiary.paint)
        return modifier(EnvironmentModifier { $0.setForeground(paints.0, paints.1, paints.2) })
    }
}
