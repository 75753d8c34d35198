/// Sets the order of a container's views from back to front.
struct ZIndexModifier {
    let value: Double
}

extension ZIndexModifier: LayoutModifier {
    static var setsZIndex: Bool { true }
    var isTrait: Bool { true }

    func zIndex(of inner: LayoutNode) -> Double { value }
}

extension View {
    /// Draws the view in front of the views in its container with a lower value; the default is 0.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexModifier(value: value))
    }
}
