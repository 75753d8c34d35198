private struct SliderThumbVisibilityKey: EnvironmentKey {
    static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the sliders in the view have thumbs. A slider with the focus always has a thumb, which shows the
    /// focus.
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        environment(\.sliderThumbVisibility, visibility)
    }
}
