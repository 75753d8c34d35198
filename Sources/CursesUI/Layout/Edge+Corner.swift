import Foundation

extension Edge {
    /// One corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The radius of a corner: fixed, or that of the container.
        public struct Style: Hashable, Sendable {
            let isConcentric: Bool
            /// The fixed radius, or the least.
            let radius: CGFloat

            /// The radius of the container's corner.
            public static let concentric = Style(isConcentric: true, radius: 0)

            /// Returns the radius of the container's corner, but at least that of another style.
            public static func concentric(minimum: Style) -> Style {
                Style(isConcentric: true, radius: minimum.radius)
            }

            /// Returns a fixed radius, in the units of the app. On cells, all radii above zero look the same.
            public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a fixed radius.
    public init(floatLiteral value: Double) {
        self = .fixed(value)
    }

    /// Creates a fixed radius.
    public init(integerLiteral value: Int) {
        self = .fixed(CGFloat(value))
    }
}
