import Foundation

extension AttributedString {
    /// The height of the lines of a text, with the space between them.
    public struct LineHeight: Hashable, Sendable {
        private enum Kind: Hashable {
            case multiple(CGFloat), increase(CGFloat), exact(CGFloat)
        }

        private let kind: Kind

        /// One row.
        public static let normal = LineHeight(kind: .increase(0))
        /// The same as ``normal``: a line has at least one row.
        public static let tight = normal
        /// The same as ``normal``: the additional height is less than half a row.
        public static let loose = normal
        /// The same as ``normal``: characters have one size.
        public static let variable = normal

        /// Returns a multiple of a row.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }

        /// Returns a row and additional space, in the units of the app.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .increase(increase)) }

        /// Returns a height in the units of the app.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

        /// The number of rows between two lines.
        func gap(_ metrics: CellMetrics) -> Int {
            let space =
                switch kind {
                case .multiple(let factor): (factor - 1) * metrics.rowHeight
                case .increase(let space): space
                case .exact(let height): height - metrics.rowHeight
                }
            return max(0, metrics.gap(space, along: .vertical))
        }
    }
}

private struct LineHeightKey: EnvironmentKey {
    static let defaultValue: AttributedString.LineHeight? = nil
}

extension EnvironmentValues {
    /// The height of the lines of a text; `nil` for one row.
    var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

/// The space between the lines of a text, by its line spacing and its line height.
struct LineDistance {
    /// The line spacing, in the units of the app.
    private let spacing: CGFloat
    private let height: AttributedString.LineHeight?

    init(in environment: EnvironmentValues) {
        spacing = environment.lineSpacing
        height = environment.lineHeight
    }

    /// The number of rows between two lines.
    func gap(_ metrics: CellMetrics) -> Int {
        (spacing > 0 ? metrics.gap(spacing, along: .vertical) : 0) + (height?.gap(metrics) ?? 0)
    }
}

extension View {
    /// Sets the height of the lines of the texts in the view, which is rounded to whole rows. `nil`, and less than a
    /// row and a half, mean one row. The space of ``lineSpacing(_:)`` is added to it.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
