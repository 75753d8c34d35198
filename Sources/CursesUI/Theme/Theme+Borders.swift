extension Theme {
    /// The border lines of a theme.
    public struct Borders: Hashable, Sendable {
        /// Around text fields.
        public var field = Line.rounded
        /// Around groups of views.
        public var group = Line.rounded
        /// Around sheets, alerts and menus.
        public var window = Line.rounded
        /// Lines between rows, columns and parts.
        public var separator = Line.light

        /// The lines of the default theme.
        public init() {}

        /// Lines of `+`, `-` and `|`.
        public static let ascii: Borders = {
            var borders = Borders()
            borders.field = .ascii
            borders.group = .ascii
            borders.window = .ascii
            borders.separator = .ascii
            return borders
        }()
    }

    /// A style of line: its characters are from the Unicode block Box Drawing, except for `ascii`.
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
        /// No line, but the space for one.
        case hidden

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
