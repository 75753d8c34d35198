import Foundation

// The appearance and behaviour of presentations on devices. Sources that use these compile; each comment describes the
// effect in a terminal.

/// How a presentation adapts to a small screen.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    /// The default: the presentation stays what it is, and fits the screen.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// The presentation stays what it is.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover stays a popover, and a sheet stays a sheet.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A popover becomes a sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A popover or a sheet covers the whole screen. Escape still closes it.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
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

    /// Sets what the popover or sheet that contains the view becomes where `\.horizontalSizeClass` or
    /// `\.verticalSizeClass` is compact: below 60 columns or 20 rows.
    nonisolated public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets what the popover or sheet that contains the view becomes on a small screen.
    ///
    /// - Parameters:
    ///   - horizontalAdaptation: what it becomes where `\.horizontalSizeClass` is compact.
    ///   - verticalAdaptation: what it becomes where only `\.verticalSizeClass` is compact.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        preference(
            key: CompactAdaptationKey.self,
            value: CompactAdaptation(horizontal: horizontalAdaptation, vertical: verticalAdaptation))
    }

    /// Changes nothing: a window cannot be resized by dragging.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View {
        unchanged()
    }
}
