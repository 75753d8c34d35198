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

    /// Whether the content receives neither keys nor mouse events.
    var keepsInputOut: Bool { !isDisjoint(with: [.hidden, .unreachable]) }
}
