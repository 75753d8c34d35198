/// The direction of text in a line.
enum BidiDirection: UInt8, Sendable {
    case leftToRight, rightToLeft

    /// Returns the direction of an embedding level.
    init(level: UInt8) {
        self = level & 1 == 0 ? .leftToRight : .rightToLeft
    }

    /// The level of a paragraph in this direction.
    var level: UInt8 { rawValue }

    /// The strong type of this direction.
    var strongClass: BidiClass { self == .leftToRight ? .l : .r }
}
