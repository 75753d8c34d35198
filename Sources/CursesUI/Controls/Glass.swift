/// A glass surface. In a terminal it is a translucent material.
public struct Glass: Hashable, Sendable {
    fileprivate let isVisible: Bool
    fileprivate var tint: Color?

    /// A translucent surface.
    public static let regular = Glass(isVisible: true)
    /// The same as ``regular``.
    public static let clear = Glass(isVisible: true)
    /// No surface.
    public static let identity = Glass(isVisible: false)

    /// Returns the surface with a colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Returns the same surface: it does not react to the mouse.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How a glass surface appears and disappears. In a terminal it does so at once.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    /// The same as every transition: the surface appears at once.
    public static let identity = GlassEffectTransition(name: "identity")
    /// The same as every transition: the surface appears at once.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// The same as every transition: the surface appears at once.
    public static let materialize = GlassEffectTransition(name: "materialize")
}

/// The shape of a glass surface for which no shape is given: a capsule.
public struct DefaultGlassEffectShape {
    /// Creates the shape.
    public nonisolated init() {}
}

extension DefaultGlassEffectShape: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A group of views with glass surfaces. In a terminal, the surfaces do not flow into each other.
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    /// Creates a group. The spacing has no effect.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

/// The same as ``BorderedButtonStyle``.
public struct GlassButtonStyle: Sendable {
    /// Creates the style.
    public init() {}

    /// Creates the style. The surface has no effect.
    public init(_ glass: Glass) {}
}

extension GlassButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// The same as ``BorderedProminentButtonStyle``.
public struct GlassProminentButtonStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension GlassProminentButtonStyle: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
    }
}

extension ButtonStyle where Self == GlassButtonStyle {
    /// The short form of ``GlassButtonStyle``.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// The short form of ``GlassButtonStyle``. The surface has no effect.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
    /// The short form of ``GlassProminentButtonStyle``.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension View {
    /// Puts a translucent material behind the view.
    nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
        glassEffect(glass, in: DefaultGlassEffectShape())
    }

    /// Puts a translucent material behind the view, in a shape.
    nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background {
            if glass.isVisible {
                if let tint = glass.tint {
                    shape.fill(tint.opacity(0.3))
                } else {
                    shape.fill(.regularMaterial)
                }
            }
        }
    }

    /// Changes nothing: glass surfaces do not flow into each other.
    nonisolated public func glassEffectID<ID: Hashable & Sendable>(
        _ id: ID?, in namespace: Namespace.ID
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: glass surfaces do not flow into each other.
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?, namespace: Namespace.ID
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: glass surfaces appear and disappear at once.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { unchanged() }

    /// Changes nothing: nothing is drawn beyond the edges of the screen.
    nonisolated public func backgroundExtensionEffect() -> some View { unchanged() }

    /// Puts a bar at the top or bottom of this view, which gets the remaining space.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}
