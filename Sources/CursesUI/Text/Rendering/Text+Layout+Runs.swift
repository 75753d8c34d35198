import CursesUITerminal
import Foundation

extension Text.Layout {
    /// A line of a text: its runs, from left to right.
    public struct Line {
        let source: LaidOutText
        let row: Int
        private let runs: [Run]

        init(row: Int, of source: LaidOutText) {
            self.source = source
            self.row = row
            runs = Run.runs(inLine: row, of: source)
        }

        /// The left end of the baseline. A change moves the line only in this copy.
        public var origin: CGPoint { typographicBounds.origin }

        /// The position and the size of the line.
        public var typographicBounds: TypographicBounds {
            let start = runs.first?.columns.lowerBound ?? 0
            return source.bounds(line: row, start..<(runs.last?.columns.upperBound ?? start))
        }
    }

    /// A part of a line with a single style: its characters, from left to right.
    public struct Run {
        let source: LaidOutText
        let row: Int
        /// The characters with their columns. An ellipsis is one of them.
        let places: [TextLayout.Place]
        private let style: RunStyle
        /// The direction of the paragraph that contains the run.
        public let layoutDirection: LayoutDirection

        var columns: Range<Int> { places[0].columns.lowerBound..<places[places.count - 1].columns.upperBound }

        /// The position and the size of the run.
        public var typographicBounds: TypographicBounds { source.bounds(line: row, columns) }

        /// The positions of the characters in the text.
        public var characterIndices: [CharacterIndex] { self[0..<places.count].characterIndices }

        /// The value that ``Text/customAttribute(_:)`` has added to the run; `nil` if there is none of this type.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { style.custom?[key] }
    }

    /// Neighbouring characters of a run.
    public struct RunSlice {
        /// The run that contains the characters.
        public var run: Run
        /// The positions of the characters in the run.
        public var indices: Range<Int>

        /// Creates a slice from characters of a run.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        var places: ArraySlice<TextLayout.Place> { run.places[indices] }

        /// The position and the size of the slice.
        public var typographicBounds: TypographicBounds {
            let start = places.first?.columns.lowerBound ?? run.columns.lowerBound
            return run.source.bounds(line: run.row, start..<(places.last?.columns.upperBound ?? start))
        }

        /// The positions of the characters in the text.
        public var characterIndices: [CharacterIndex] {
            places.flatMap { $0.clusters.map { CharacterIndex(value: $0) } }
        }

        /// The value that ``Text/customAttribute(_:)`` has added to the run; `nil` if there is none of this type.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    }
}

extension Text.Layout.Run {
    /// Returns the runs of a line, from left to right. An ellipsis belongs to the run before it.
    fileprivate static func runs(inLine row: Int, of source: LaidOutText) -> [Self] {
        let layout = source.layout
        let section = layout.section(ofLine: row)
        let text = section.text
        let direction = layout.isRightToLeft(inLine: row) ? LayoutDirection.rightToLeft : .leftToRight
        var runs: [Self] = []
        var places: [TextLayout.Place] = []
        var current: Int?
        func finish() {
            guard !places.isEmpty else { return }
            let style = current.map { text.runs[$0].style } ?? RunStyle()
            runs.append(
                Self(source: source, row: row, places: places, style: style, layoutDirection: direction))
            places = []
        }
        for place in layout.places(inLine: row) where !place.columns.isEmpty {
            let isOneCharacter = place.clusters.count == 1
            let run = isOneCharacter ? text.clusters[place.clusters.lowerBound - section.firstCluster].run : current
            if let run, run != current {
                finish()
                current = run
            }
            places.append(place)
        }
        finish()
        return runs
    }
}

extension Text.Layout.Line: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(position: Int) -> Text.Layout.Run { runs[position] }
}

extension Text.Layout.Line: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.source == rhs.source && lhs.row == rhs.row }
}

extension Text.Layout.Run: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { places.count }
    public subscript(position: Int) -> Text.Layout.RunSlice { self[position..<(position + 1)] }
    public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { Text.Layout.RunSlice(run: self, indices: bounds) }
}

extension Text.Layout.Run: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.source == rhs.source && lhs.row == rhs.row && lhs.places == rhs.places
    }
}

extension Text.Layout.RunSlice: RandomAccessCollection {
    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(position: Int) -> Text.Layout.RunSlice { run[position] }
    public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { run[bounds] }
}

extension Text.Layout.RunSlice: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.run == rhs.run && lhs.indices == rhs.indices }
}
