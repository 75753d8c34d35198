/// Says which of a container's views are in front.
struct ZIndexModifier {
    let value: Double
}

extension ZIndexModifier: LayoutModifier {
    static var setsZIndex: Bool { true }
    var isTrait: Bool { true }

    func zIndex(of inner: LayoutNode) -> Double { value }
}

extension View {
    /// Draws the view in front of those of its container that have a lower value; 0 is that of views
    /// that set none.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(ZIndexModifier(value: value))
    }
}
