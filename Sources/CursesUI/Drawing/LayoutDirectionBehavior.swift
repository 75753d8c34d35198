/// How a shape follows the direction of the layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape is the same in both directions.
    case fixed
    /// The shape is mirrored in one of the directions.
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored in a right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
    /// Sets whether the view follows the layout direction. A view with a fixed direction is laid out from left to
    /// right.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        transformEnvironment(\.layoutDirection) { if behavior == .fixed { $0 = .leftToRight } }
    }

    /// Draws the view mirrored in languages that are written from right to left. See ``rotationEffect(_:anchor:)`` for
    /// what is mirrored: texts stay as they are.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipModifier(isEnabled: enabled))
    }
}

/// Mirrors a view in languages that are written from right to left.
struct FlipModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    init(isEnabled: Bool) {
        self.isEnabled = isEnabled
    }
}

extension FlipModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1)
    }
}
