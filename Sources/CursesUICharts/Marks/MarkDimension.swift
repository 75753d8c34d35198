import CursesUI

/// The width or height of a mark, or the radius of a sector.
public struct MarkDimension: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        /// A length in units.
        case fixed(CGFloat)
        /// A distance in units, subtracted on each side.
        case inset(CGFloat)
        /// A fraction of the available length, from 0 to 1.
        case ratio(CGFloat)
    }

    let kind: Kind

    /// The default dimension of the mark.
    public static let automatic = MarkDimension(kind: .automatic)

    /// Creates a length in units.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

    /// Creates a length that is the available length minus a distance in units on each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    /// Returns a fraction of the available length, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

    /// Returns the length in cells.
    ///
    /// - Parameters:
    ///   - available: the available length in cells.
    ///   - unit: the units of a cell.
    func length(_ available: Double, unit: Double, automatic: Double) -> Double {
        switch kind {
        case .automatic: automatic
        case .fixed(let length): max(0, Double(length) / unit)
        case .inset(let inset): max(0, available - 2 * Double(inset) / unit)
        case .ratio(let ratio): max(0, available * Double(ratio))
        }
    }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a length in units.
    public init(integerLiteral value: Int) {
        self = .fixed(CGFloat(value))
    }

    /// Creates a length in units.
    public init(floatLiteral value: Double) {
        self = .fixed(CGFloat(value))
    }
}
