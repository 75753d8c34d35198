import Foundation

extension AttributeScopes.FoundationAttributes {
    /// The position of a part within the blocks of a document.
    public struct PresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = PresentationIntent
        /// The attribute's name in an archive.
        public static let name = "NSPresentationIntent"
    }

    /// The emphasis of a part.
    public struct InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in an archive.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The position of a part within the blocks of a document.
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
    /// The emphasis of a part.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
}
