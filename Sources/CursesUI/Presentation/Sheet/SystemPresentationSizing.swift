import Foundation

/// The size of the content, at most 84 columns wide if it would fill any width.
public struct AutomaticPresentationSizing: PresentationSizing, Hashable, Sendable {
    /// Creates the sizing.
    nonisolated public init() {}

    /// Returns the size that is proposed to the content.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        .unspecified
    }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing, Hashable, Sendable {
    /// Creates the sizing.
    nonisolated public init() {}

    /// Returns the size that is proposed to the content.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        AutomaticPresentationSizing().fitted(horizontal: true, vertical: true).proposedSize(for: root, context: context)
    }
}

/// The width of a form, 64 columns, if the content is not narrower.
public struct FormPresentationSizing: PresentationSizing, Hashable, Sendable {
    /// Creates the sizing.
    nonisolated public init() {}

    /// Returns the size that is proposed to the content.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: context.width(ofColumns: 64), height: nil)
    }
}

/// The width of a page, 96 columns, if the content is not narrower.
public struct PagePresentationSizing: PresentationSizing, Hashable, Sendable {
    /// Creates the sizing.
    nonisolated public init() {}

    /// Returns the size that is proposed to the content.
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        ProposedViewSize(width: context.width(ofColumns: 96), height: nil)
    }
}

extension PresentationSizingContext {
    fileprivate func width(ofColumns columns: Int) -> CGFloat {
        min(CGFloat(columns) * metrics.columnWidth, most.width)
    }
}

/// A size that is the ideal one of the content along some axes.
private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        guard horizontal || vertical else { return size }
        let ideal = root.sizeThatFits(.unspecified)
        if horizontal { size.width = min(ideal.width, context.most.width) }
        if vertical { size.height = min(ideal.height, context.most.height) }
        return size
    }
}

extension PresentationSizing {
    /// Returns a size that is the ideal one of the content along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// Returns the same size: a window that is open already grows and shrinks with its content.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The short form of ``AutomaticPresentationSizing``.
    nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The short form of ``FittedPresentationSizing``.
    nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The short form of ``FormPresentationSizing``.
    nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The short form of ``PagePresentationSizing``.
    nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}
