extension ListRowLayoutNode {
    /// The only view in the row that can be tapped, with everything in it. The row has the focus in its place, so Return
    /// taps it.
    var tapTarget: InputLayoutNode? {
        let targets = Self.tapTargets(in: inner)
        return targets.count == 1 ? targets[0] : nil
    }

    private static func tapTargets(in node: LayoutNode) -> [InputLayoutNode] {
        if let input = node as? InputLayoutNode, input.handler?.tapCount ?? 0 > 0 { return [input] }
        return node.children.flatMap(tapTargets)
    }
}
