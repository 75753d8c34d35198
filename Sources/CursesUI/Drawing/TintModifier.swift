private struct TintKey: EnvironmentKey {
    static var defaultValue: Paint? { nil }
}

extension EnvironmentValues {
    /// What the view's controls are tinted with; the theme's accent colour where `nil`.
    var tint: Paint? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The colour that stands for the accent colour, unless that is the theme's.
    var tintColor: Color? {
        guard let color = tint?.color, color.source != .role(.accent) else { return nil }
        return color
    }
}

extension View {
    /// Sets the accent colour of the view: that of what can be used in it, such as links, bars and
    /// the control with the focus. `nil` is the theme's.
    ///
    /// - Parameter tint: of a gradient the first colour.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint?.paint)
    }

    /// Sets the accent colour of the view; `nil` is the theme's.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint?.paint)
    }

    /// Sets the accent colour of the view; `nil` is the theme's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }
}
