import Foundation

/// The appearance of the source of a zoom transition. In a terminal, the source keeps the appearance of its view.
public protocol MatchedTransitionSourceConfiguration {}

/// The appearance of the source of a zoom transition before it is configured.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
    init() {}
}

extension MatchedTransitionSourceConfiguration {
    /// Returns the same configuration: the source keeps the background of its view.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// Returns the same configuration: the frame of the source is a rectangle.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// Returns the same configuration: the source has no shadow.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        self
    }
}

extension View {
    /// Makes the view the place from which a screen with a zoom transition grows.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        let id = AnyHashable(id)
        return onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            namespace.identity.transitionSources[id] = $0
        }
    }

    /// Makes the view the place from which a screen with a zoom transition grows. The configuration changes nothing.
    nonisolated public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace)
    }
}
