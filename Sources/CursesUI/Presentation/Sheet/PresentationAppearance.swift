import Foundation

// The appearance and behaviour of presentations on devices. Sources that use these compile; each comment describes the
// effect in a terminal.

/// How a presentation adapts to a small screen; in a terminal, it does not adapt.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    /// The default: the presentation fits the screen.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// The same as ``automatic``.
    public static let none = PresentationAdaptation(name: "none")
    /// The same as ``automatic``.
    public static let popover = PresentationAdaptation(name: "popover")
    /// The same as ``automatic``.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// The same as ``automatic``.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether views behind a presentation can be used; in a terminal they cannot.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private let name: String

    /// Views beneath the presentation receive no keys and clicks.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// The same as ``automatic``.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// The same as ``automatic``.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// Returns the same behaviour as ``automatic``.
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The effect of a drag in a presentation. In a terminal a drag scrolls.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String

    /// The content scrolls.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// The same as ``automatic``.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// The same as ``automatic``.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
    /// Sets the background of the presentation's content. The theme determines the frame around it.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        background(style)
    }

    /// Shows a view behind the presentation's content. The theme determines the frame around it.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment, content: content)
    }

    /// Changes nothing: presentations are the same on small and large screens.
    nonisolated public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: presentations are the same on small and large screens.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: views beneath a window receive no keys and clicks.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        unchanged()
    }

    /// Changes nothing: a window cannot be resized by dragging.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        unchanged()
    }
}
