import Foundation

// What a presentation looks like and how it behaves on devices. Sources that use these compile; each says
// what is left of it in a terminal.

/// How a presentation is shown where there is little room; in a terminal as it is.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    /// What fits the screen.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// As ``automatic``.
    public static let none = PresentationAdaptation(name: "none")
    /// As ``automatic``.
    public static let popover = PresentationAdaptation(name: "popover")
    /// As ``automatic``.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// As ``automatic``.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What may be used behind a presentation; in a terminal nothing.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String

    /// What lies beneath takes no keys and clicks.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// As ``automatic``.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// As ``automatic``.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// As ``automatic``.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What a drag in a presentation does; in a terminal it scrolls.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String

    /// The content scrolls.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// As ``automatic``.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// As ``automatic``.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
    /// Fills the content of the presentation with a style; the frame around it is the theme's.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        background(style)
    }

    /// Puts a view behind the content of the presentation; the frame around it is the theme's.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment, content: content)
    }

    /// Changes nothing: presentations look alike on small and large screens.
    nonisolated public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        self
    }

    /// Changes nothing: presentations look alike on small and large screens.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        self
    }

    /// Changes nothing: what lies beneath a window rests.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        self
    }

    /// Changes nothing: a window is not resized by dragging.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        self
    }
}
