import Foundation

extension AttributeScopes {
    /// The attributes of attributed strings that a view can show.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of a part.
        public let font: FontAttribute
        /// The colour of a part.
        public let foregroundColor: ForegroundColorAttribute
        /// The background of a part.
        public let backgroundColor: BackgroundColorAttribute
        /// The underline of a part.
        public let underlineStyle: UnderlineStyleAttribute
        /// The strikethrough of a part.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The space between characters, in whole columns.
        public let kern: KerningAttribute
        /// The space between characters, in whole columns.
        public let tracking: TrackingAttribute
        /// The offset from the baseline, which makes superscripts and subscripts.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font of a part.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Font
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.Font"
        }

        /// The colour of a part.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The background of a part; kept but not shown.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Color
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The underline of a part.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The strikethrough of a part.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Text.LineStyle
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The space between characters; see `Text.tracking(_:)`.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.Kern"
        }

        /// The space between characters; see `Text.tracking(_:)`.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.Tracking"
        }

        /// The offset from the baseline; see `Text.baselineOffset(_:)`.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The attributes of views.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension Text {
    /// A line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line; terminals draw all patterns in the same way.
        public struct Pattern: Hashable, Sendable {
            private let name: String

            /// A solid line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// Alternating dashes and dots.
            public static let dashDot = Pattern(name: "dashDot")
            /// A dash followed by two dots, repeatedly.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        /// A solid line in the text's colour.
        public static let single = LineStyle()

        /// Creates a line style.
        ///
        /// - Parameters:
        ///   - pattern: has no effect in a terminal.
        ///   - color: has no effect: the line has the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }

    /// Returns the text with an underline. The line is solid, and has the colour of the text.
    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text {
        underline(isActive, color: color)
    }

    /// Returns the text with a strikethrough. The line is solid, and has the colour of the text.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text {
        strikethrough(isActive, color: color)
    }

    /// Returns the same text: a terminal has one typeface.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
}
