/// The rule that decides which parts of a shape are inside.
public struct FillStyle: Hashable, Sendable {
    /// Whether to use the even-odd rule.
    public var isEOFilled: Bool
    /// Has no effect: cells have no antialiasing.
    public var isAntialiased: Bool

    /// Creates a fill style.
    ///
    /// - Parameters:
    ///   - eoFill: whether to use the even-odd rule: an area within an even number of outlines stays empty.
    ///   - antialiased: has no effect on cells.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
