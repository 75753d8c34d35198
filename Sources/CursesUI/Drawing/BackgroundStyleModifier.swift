private struct BackgroundPaintKey: EnvironmentKey {
    static var defaultValue: Paint? { nil }
}

extension EnvironmentValues {
    /// The paint of the `.background` style in the view; `nil` for the terminal's own background.
    var backgroundPaint: Paint? {
        get { self[BackgroundPaintKey.self] }
        set { self[BackgroundPaintKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of `.background` in the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundPaint, style.paint)
    }
}
