extension Theme {
    /// The border lines of a theme.
    public struct Borders: Hashable, Sendable {
        /// The border of text fields.
        public var field = Line.rounded
        /// The border of groups of views.
        public var group = Line.rounded
        /// The border of sheets, alerts and menus.
        public var window = Line.rounded
        /// The lines between rows, columns and other parts.
        public var separator = Line.light

        /// Creates the borders of the default theme.
        public init() {}

        /// Borders made of `+`, `-` and `|`.
        public static let ascii: Borders = {
            var borders = Borders()
            borders.field = .ascii
            borders.group = .ascii
            borders.window = .ascii
            borders.separator = .ascii
            return borders
        }()
    }

    /// A line style. The characters are from the Unicode block Box Drawing, except for `ascii`.
    public enum Line: CaseIterable, Hashable, Sendable {
        /// `┌─┐`
        case light
        /// `╭─╮`
        case rounded
        /// `┏━┓`
        case heavy
        /// `╔═╗`
        case double
        /// `+-+`
        case ascii
        /// No line, but the space that a line needs.
        case hidden

        /// The line with square corners.
        var withSquareCorners: Line { self == .rounded ? .light : self }
        /// The line with rounded corners, if there are any in its weight.
        var withRoundCorners: Line { self == .light ? .rounded : self }

        var characters: LineCharacters {
            switch self {
            case .light: .light
            case .rounded: .rounded
            case .heavy: .heavy
            case .double: .double
            case .ascii: .ascii
            case .hidden: .hidden
            }
        }
    }
}
