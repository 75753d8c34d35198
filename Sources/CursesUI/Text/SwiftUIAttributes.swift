import Foundation

extension AttributeScopes {
    /// The attributes of texts that a view can show.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of a part.
        public let font: FontAttribute
        /// The colour of a part.
        public let foregroundColor: ForegroundColorAttribute
        /// The ground of a part.
        public let backgroundColor: BackgroundColorAttribute
        /// The line below a part.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through a part.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The space between characters, which cells do not have.
        public let kern: KerningAttribute
        /// The space between characters, which cells do not have.
        public let tracking: TrackingAttribute
        /// How high a part stands, which cells do not have.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font of a part.
        public enum FontAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Font
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of a part.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Color
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// Kept, but not shown.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Color
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line below a part.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Text.LineStyle
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The line through a part.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Text.LineStyle
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// Kept, but not shown: characters stand in cells.
        public enum KerningAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.Kern"
        }

        /// Kept, but not shown: characters stand in cells.
        public enum TrackingAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.Tracking"
        }

        /// Kept, but not shown: characters stand in cells.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes of views.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute, by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension Text {
    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// Terminals draw all of them alike.
        public struct Pattern: Hashable, Sendable {
            private let name: String

            /// One line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// Dashes and dots, in turn.
            public static let dashDot = Pattern(name: "dashDot")
            /// A dash and two dots, in turn.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        /// One line, in the text's colour.
        public static let single = LineStyle()

        /// - Parameters:
        ///   - pattern: has no meaning in a terminal.
        ///   - color: the line has the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }

    /// The text underlined. The line is solid, and has the colour of the text.
    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text {
        underline(isActive, color: color)
    }

    /// The text struck through. The line is solid, and has the colour of the text.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text {
        strikethrough(isActive, color: color)
    }

    /// The same text: characters stand in cells.
    public func kerning(_ kerning: CGFloat) -> Text { self }

    /// The same text: characters stand in cells.
    public func tracking(_ tracking: CGFloat) -> Text { self }

    /// The same text: characters stand in cells.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    /// The same text: a terminal has one typeface.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
}
