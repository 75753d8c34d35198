/// How the inside of a shape is told from its outside.
public struct FillStyle: Hashable, Sendable {
    /// Whether what a path goes around twice is outside again.
    public var isEOFilled: Bool
    /// Kept for the sources' sake: cells have no smooth edges.
    public var isAntialiased: Bool

    /// How a shape is filled.
    ///
    /// - Parameters:
    ///   - eoFill: whether a part that lies within an even number of outlines stays empty.
    ///   - antialiased: has no meaning on cells.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
