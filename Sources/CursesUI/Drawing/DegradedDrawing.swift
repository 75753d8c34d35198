import Foundation

// More modifiers for pixels and SF Symbols, so that code that uses them compiles. Each comment describes the effect on
// cells.

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set with the given bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The area that receives clicks.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The preview of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The area of a hover effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The frame for assistive technologies.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
    /// The area of the focus mark.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)
}

extension View {
    /// Changes nothing: views are laid out and animated individually.
    nonisolated public func geometryGroup() -> some View { unchanged() }
}
