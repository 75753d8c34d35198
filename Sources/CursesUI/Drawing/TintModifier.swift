private struct TintKey: EnvironmentKey {
    static var defaultValue: Paint? { nil }
}

extension EnvironmentValues {
    /// The tint of the view's controls; `nil` for the theme's accent colour.
    var tint: Paint? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The tint as a single colour; `nil` for the theme's accent colour.
    var tintColor: Color? {
        guard let color = tint?.color, color.source != .role(.accent) else { return nil }
        return color
    }
}

extension View {
    /// Sets the accent colour of the view: the colour of its interactive parts, such as links, bars and the focused
    /// control. `nil` restores the theme's colour.
    ///
    /// - Parameter tint: the tint; if it is a gradient, its first colour is used.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint?.paint)
    }

    /// Sets the accent colour of the view; `nil` restores the theme's colour.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint?.paint)
    }

    /// Sets the accent colour of the view; `nil` restores the theme's colour.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }
}
