/// Whether a layout node's content can be seen and reached.
struct LayoutVisibility: OptionSet {
    let rawValue: UInt8

    /// Nothing outside of the frame is drawn.
    static let clipped = LayoutVisibility(rawValue: 1 << 0)
    /// Nothing is drawn, and neither keys nor the mouse reach the content.
    static let hidden = LayoutVisibility(rawValue: 1 << 1)
    /// The mouse reaches the views behind.
    static let letsMouseThrough = LayoutVisibility(rawValue: 1 << 2)
}
