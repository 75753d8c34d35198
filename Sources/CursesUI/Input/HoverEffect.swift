/// The effect of the mouse on a view that it is over.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// The same as ``highlight``.
    public static let automatic = HoverEffect(name: "automatic")
    /// The view becomes brighter, or darker in a light colour scheme.
    public static let highlight = HoverEffect(name: "highlight")
    /// The same as ``highlight``, because nothing can rise from the screen.
    public static let lift = HoverEffect(name: "lift")
}

/// Changes the brightness of a view while the mouse is over it.
struct HoverEffectModifier {
    let isEnabled: Bool
    @State private var isOver = false
    @Environment(\.colorScheme) private var colorScheme

    init(isEnabled: Bool) {
        self.isEnabled = isEnabled
    }
}

extension HoverEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .brightness(isOver && isEnabled ? (colorScheme == .light ? -0.15 : 0.15) : 0)
            .onHover { isOver = $0 }
    }
}

extension View {
    /// Highlights the view while the mouse is over it. The terminal then reports every move of the mouse.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Highlights the view while the mouse is over it. The terminal then reports every move of the mouse.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(isEnabled: isEnabled))
    }
}
