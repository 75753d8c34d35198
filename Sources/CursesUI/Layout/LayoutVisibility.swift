/// Whether a layout node's content is visible, and can be reached.
struct LayoutVisibility: OptionSet {
    let rawValue: UInt8

    /// Nothing outside of the frame is drawn.
    static let clipped = LayoutVisibility(rawValue: 1 << 0)
    /// Nothing is drawn, and neither keys nor the mouse reach the content.
    static let hidden = LayoutVisibility(rawValue: 1 << 1)
    /// Neither keys nor the mouse reach the content, which is drawn.
    static let unreachable = LayoutVisibility(rawValue: 1 << 3)
    /// The mouse reaches the views behind.
    static let letsMouseThrough = LayoutVisibility(rawValue: 1 << 2)

    /// Whether neither keys nor the mouse reach the content.
    var keepsInputOut: Bool { !isDisjoint(with: [.hidden, .unreachable]) }
}
