private struct DrawsInPixelsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a canvas is drawn in pixels, if the terminal draws pictures itself.
    var drawsInPixels: Bool {
        get { self[DrawsInPixelsKey.self] }
        set { self[DrawsInPixelsKey.self] = newValue }
    }
}

extension View {
    /// Draws each ``Canvas`` in the view in the pixels of the screen, if the terminal draws pictures itself (kitty
    /// graphics or sixels), and in parts of cells otherwise.
    ///
    /// ```swift
    /// Canvas { context, size in
    ///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
    /// }
    /// .drawingGroup()
    /// ```
    ///
    /// Texts and symbols remain characters, and are in front of the areas and lines of the canvas. While a drawing
    /// changes more often than twice a second, it is drawn in cells. So is a canvas that is translucent, clipped to a
    /// shape, or larger than the terminal accepts.
    ///
    /// - Parameters:
    ///   - opaque: has no effect.
    ///   - colorMode: has no effect.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        environment(\.drawsInPixels, true)
    }
}
