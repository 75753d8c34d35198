import CursesUITerminal
import Foundation

extension Text {
    /// The lines of a text that has been laid out, from top to bottom, for a ``TextRenderer``.
    public struct Layout {
        private let lines: [Line]
        fileprivate let source: LaidOutText
        /// Whether an ellipsis replaces a part of the text.
        public var isTruncated: Bool { source.layout.isTruncated }

        init(_ layout: TextLayout, _ ink: TextInk, _ metrics: CellMetrics) {
            let source = LaidOutText(layout, ink, metrics)
            self.source = source
            lines = (0..<layout.lineCount).map { Line(row: $0, of: source) }
        }

        /// The position of a character in the text.
        public struct CharacterIndex: Hashable, Sendable {
            let value: Int
        }

        /// The position and the size of a part of a text, in the units of the app and in the coordinates of the text.
        ///
        /// A character fills a cell, so it has no descent and no leading.
        public struct TypographicBounds: Hashable, Sendable {
            /// The left end of the baseline.
            public var origin = CGPoint.zero
            /// The width.
            public var width: CGFloat = 0
            /// The height above the baseline.
            public var ascent: CGFloat = 0
            /// The height below the baseline.
            public var descent: CGFloat = 0
            /// The space between lines.
            public var leading: CGFloat = 0

            /// Creates empty bounds.
            public init() {}

            /// The rectangle that contains the part.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// Options for drawing a part of a text; they have no effect on cells.
        public struct DrawingOptions: OptionSet, Sendable {
            /// The bits of the set.
            public let rawValue: UInt32

            /// Creates a set with the given bits.
            public init(rawValue: UInt32) {
                self.rawValue = rawValue
            }

            /// Has no effect: characters are always in whole cells.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}

extension Text.Layout.CharacterIndex: Strideable {
    /// Returns the number of characters up to another position.
    public func distance(to other: Self) -> Int { other.value - value }

    /// Returns the position a number of characters later.
    public func advanced(by count: Int) -> Self { Self(value: value + count) }
}

extension Text.Layout: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(position: Int) -> Line { lines[position] }
}

extension Text.Layout: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.source == rhs.source }
}

/// A text that has been laid out, and the ink for its runs without a style.
final class LaidOutText: Sendable {
    let layout: TextLayout
    let ink: TextInk
    let metrics: CellMetrics

    init(_ layout: TextLayout, _ ink: TextInk, _ metrics: CellMetrics) {
        self.layout = layout
        self.ink = ink
        self.metrics = metrics
    }

    /// Returns the bounds of columns in a line.
    func bounds(line: Int, _ columns: Range<Int>) -> Text.Layout.TypographicBounds {
        let row = layout.row(ofLine: line)
        var bounds = Text.Layout.TypographicBounds()
        bounds.origin = CGPoint(
            x: metrics.units(columns.lowerBound, along: .horizontal), y: metrics.units(row + 1, along: .vertical))
        bounds.width = metrics.units(columns.count, along: .horizontal)
        bounds.ascent = metrics.rowHeight
        bounds.leading = metrics.units(layout.options.lineSpacing, along: .vertical)
        return bounds
    }
}

extension LaidOutText: Equatable {
    static func == (lhs: LaidOutText, rhs: LaidOutText) -> Bool {
        lhs.layout === rhs.layout && lhs.ink == rhs.ink && lhs.metrics == rhs.metrics
    }
}
