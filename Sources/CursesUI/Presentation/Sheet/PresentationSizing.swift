import CursesUITerminal
import Foundation

/// The size of a presentation.
///
/// A type of your own can measure the content and propose any size:
///
/// ```swift
/// struct Half: PresentationSizing {
///     func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
///         let ideal = root.sizeThatFits(.unspecified)
///         return ProposedViewSize(width: ideal.width / 2, height: nil)
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol PresentationSizing {
    /// Returns the size that is proposed to the content, in the units of the app. It is limited by the screen. Along an
    /// axis without a size, the presentation is as large as its content wants to be.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation, which can be measured.
@MainActor
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// Returns the size of the content for a proposal, in the units of the app.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What the size of a presentation depends on.
@MainActor
public struct PresentationSizingContext {
    /// The greatest size on this screen, in the units of the app.
    let most: CGSize
    let metrics: CellMetrics
}

/// The sizing of the window that contains a view.
struct PresentationSizingKey: PreferenceKey {
    static var defaultValue: (any PresentationSizing)? { nil }

    static func reduce(value: inout (any PresentationSizing)?, nextValue: () -> (any PresentationSizing)?) {
        value = value ?? nextValue()
    }
}

extension View {
    /// Sets the size of the sheet that contains the view, within the limits of the screen.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        preference(key: PresentationSizingKey.self, value: sizing)
    }
}
