/// Sets the priority with which a view gets space in its stack.
struct LayoutPriorityModifier {
    let value: Double
}

extension LayoutPriorityModifier: LayoutModifier {
    var isTrait: Bool { true }

    func priority(of inner: LayoutNode) -> Double { value }
}

extension View {
    /// Sets the priority of the view in its stack; views of a higher priority get space first. The default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}
