/// Says which of a stack's views is given room first.
struct LayoutPriorityModifier {
    let value: Double
}

extension LayoutPriorityModifier: LayoutModifier {
    var isTrait: Bool { true }

    func priority(of inner: LayoutNode) -> Double { value }
}

extension View {
    /// Gives the view room in its stack before those of a lower priority; 0 is the usual one.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}
