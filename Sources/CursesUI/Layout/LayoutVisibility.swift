import CursesUITerminal

/// Determines whether a layout node's content is drawn, and whether it receives input.
struct LayoutVisibility: OptionSet {
    let rawValue: UInt8

    /// Nothing outside of the frame is drawn.
    static let clipped = LayoutVisibility(rawValue: 1 << 0)
    /// The content is not drawn, and receives neither keys nor mouse events.
    static let hidden = LayoutVisibility(rawValue: 1 << 1)
    /// The content is drawn, but receives neither keys nor mouse events.
    static let unreachable = LayoutVisibility(rawValue: 1 << 3)
    /// Mouse events pass through the content to the views behind it.
    static let letsMouseThrough = LayoutVisibility(rawValue: 1 << 2)

    /// A change of a part of the content may change the whole reach of the node.
    static let spreads = LayoutVisibility(rawValue: 1 << 4)

    /// Content beneath bars is drawn although it is outside of the frame of a clipped node, as far as its `spill`.
    static let clipsToSpill = LayoutVisibility(rawValue: 1 << 5)

    /// Whether the content receives neither keys nor mouse events.
    var keepsInputOut: Bool { !isDisjoint(with: [.hidden, .unreachable]) }
}

extension LayoutNode {
    /// Returns the area outside of which a clipped node draws nothing, in the node's coordinates.
    @inline(__always)
    final func clipArea(_ visibility: LayoutVisibility) -> CellRect {
        visibility.contains(.clipsToSpill) ? spill : CellRect(origin: .zero, size: frame.size)
    }
}
