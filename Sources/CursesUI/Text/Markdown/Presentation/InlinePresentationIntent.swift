/// The emphasis of a part of an attributed string.
///
/// It has the same API as the type in Foundation, which Foundation on Linux lacks.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// `*Emphasized*`, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// `**Strongly emphasized**`, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code between backticks; it is not highlighted.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// `~~Struck through~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line break in a paragraph that is shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line break in a paragraph.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// HTML in a paragraph, shown as written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// A block of HTML, shown as written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
