import Foundation

// Modifiers for pixels, so that code that uses them compiles. Each comment describes the effect on cells.

extension View {
    /// Fades the view instead of blurring it: cells are too coarse for a blur.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(OpacityModifier(opacity: radius > 0 ? 0.6 : 1))
    }
}
