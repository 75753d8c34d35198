private struct BackgroundPaintKey: EnvironmentKey {
    static var defaultValue: Paint? { nil }
}

extension EnvironmentValues {
    /// What `.background` means in the view; `nil` for the terminal's own.
    var backgroundPaint: Paint? {
        get { self[BackgroundPaintKey.self] }
        set { self[BackgroundPaintKey.self] = newValue }
    }
}

extension View {
    /// Sets what `.background` means in the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundPaint, style.paint)
    }
}
