/// Sets the position of a view in the drawing order of its container.
struct ZIndexModifier {
    let value: Double
}

extension ZIndexModifier: LayoutModifier {
    static var setsZIndex: Bool { true }
    var isTrait: Bool { true }

    func zIndex(of inner: LayoutNode) -> Double { value }
}

extension View {
    /// Draws the view in front of all views in its container that have a lower value. The default is 0.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexModifier(value: value))
    }
}
