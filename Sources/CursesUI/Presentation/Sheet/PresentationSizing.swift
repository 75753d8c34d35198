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

/// One of SwiftUI's predefined sizes.
public struct StandardPresentationSizing: PresentationSizing, Hashable, Sendable {
    private enum Width: Hashable {
        /// That of the window without a size of its own.
        case usual
        case form, page
    }

    private var width = Width.usual
    private var fitsAcross = false
    private var fitsDown = false

    fileprivate static let automatic = StandardPresentationSizing()
    fileprivate static let form = StandardPresentationSizing(width: .form)
    fileprivate static let page = StandardPresentationSizing(width: .page)
    fileprivate static let fitted = StandardPresentationSizing(fitsAcross: true, fitsDown: true)

    private init(width: Width = .usual, fitsAcross: Bool = false, fitsDown: Bool = false) {
        self.width = width
        self.fitsAcross = fitsAcross
        self.fitsDown = fitsDown
    }

    /// Returns a size that is the ideal one of the content along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> StandardPresentationSizing {
        var sizing = self
        sizing.fitsAcross = horizontal
        sizing.fitsDown = vertical
        return sizing
    }

    /// Returns the same size: a window that is open already grows and shrinks with its content.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> StandardPresentationSizing { self }

    /// Returns the size that is proposed to the content.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let ideal = fitsAcross || fitsDown ? root.sizeThatFits(.unspecified) : .zero
        return ProposedViewSize(
            width: fitsAcross
                ? min(ideal.width, context.most.width)
                : columns.map { min(CGFloat($0) * context.metrics.columnWidth, context.most.width) },
            height: fitsDown ? min(ideal.height, context.most.height) : nil)
    }

    private var columns: Int? {
        switch width {
        case .usual: nil
        case .form: 64
        case .page: 96
        }
    }
}

extension PresentationSizing where Self == StandardPresentationSizing {
    /// The size of the content, at most 84 columns wide if it would fill any width.
    public static var automatic: StandardPresentationSizing { .automatic }
    /// The ideal size of the content.
    public static var fitted: StandardPresentationSizing { .fitted }
    /// The width of a form, 64 columns, if the content is not narrower.
    public static var form: StandardPresentationSizing { .form }
    /// The width of a page, 96 columns, if the content is not narrower.
    public static var page: StandardPresentationSizing { .page }
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
