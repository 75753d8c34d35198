/// How the base direction of a paragraph is determined.
enum BidiBaseDirection: Hashable, Sendable {
    case leftToRight
    case rightToLeft
    /// The direction of the first strong character (P2, P3), or `fallback` without one.
    case natural(fallback: BidiDirection)

    /// The direction of the first strong character, or left to right (P2, P3).
    static let auto = BidiBaseDirection.natural(fallback: .leftToRight)

    /// Returns the base direction of a paragraph, given the direction of its first strong character.
    func resolved(firstStrong: BidiDirection?) -> BidiDirection {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        case .natural(let fallback): firstStrong ?? fallback
        }
    }
}
