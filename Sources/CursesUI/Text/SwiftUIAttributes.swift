import Foundation

extension AttributeScopes {
    /// The attributes of texts that a view can show.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// Kept, but not shown.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// Kept, but not shown: characters stand in cells.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// Kept, but not shown: characters stand in cells.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// Kept, but not shown: characters stand in cells.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
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

            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

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
