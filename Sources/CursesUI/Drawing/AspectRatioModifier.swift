import CursesUITerminal
import Foundation

/// How a view fills a space whose aspect ratio is different from its own.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// As large as possible within the space.
    case fit
    /// As small as possible while covering the space.
    case fill
}

/// Proposes a size with an aspect ratio to a view.
struct AspectRatioModifier {
    /// The visible ratio of width to height, where a cell counts as twice as high as wide. With `nil`, the view's own
    /// ratio is used.
    let ratio: CGFloat?
    let contentMode: ContentMode

    @MainActor
    private func offer(_ proposal: CellProposal, _ inner: LayoutNode) -> CellProposal {
        // Words in place of a picture cannot cover the space: wider ones would only lose their beginning.
        if contentMode == .fill, (inner.unwrapped as? ImageLayoutNode)?.isWords == true { return proposal }
        let ideal = inner.size(for: .unspecified)
        let own =
            inner.aspectRatio
            ?? (ideal.height > 0 ? CGFloat(ideal.width) / CGFloat(2 * ideal.height) : 1)
        let ratio = ratio.map { $0.isFinite && $0 > 0 ? $0 : 1 } ?? own
        guard ratio > 0 else { return proposal }
        func height(_ width: Int) -> Int { max(1, Int(cells: CGFloat(width) / ratio / 2)) }
        func width(_ height: Int) -> Int { max(1, Int(cells: CGFloat(height) * 2 * ratio)) }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            return CellProposal(width: ideal.width, height: height(ideal.width))
        case (let w?, nil):
            return w >= .unbounded ? proposal : CellProposal(width: w, height: height(w))
        case (nil, let h?):
            return h >= .unbounded ? proposal : CellProposal(width: width(h), height: h)
        case (let w?, let h?):
            if w >= .unbounded, h >= .unbounded { return proposal }
            let isWide = w >= .unbounded || (h < .unbounded && width(h) <= w)
            return isWide == (contentMode == .fit)
                ? CellProposal(width: width(h), height: h) : CellProposal(width: w, height: height(w))
        }
    }
}

extension AspectRatioModifier: LayoutModifier {
    func size(
        for proposal: CellProposal,
        of inner: LayoutNode,
        _ metrics: CellMetrics
    ) -> CellSize {
        inner.size(for: offer(proposal, inner))
    }

    func placement(
        of inner: LayoutNode,
        in size: CellSize,
        proposal: CellProposal,
        _ metrics: CellMetrics
    ) -> (origin: CellPoint, proposal: CellProposal) {
        (.zero, offer(proposal, inner))
    }
}

extension View {
    /// Keeps the view's aspect ratio, and makes it as large as possible within the space, or large enough to cover it.
    ///
    /// - Parameter aspectRatio: the visible ratio of width to height, where a cell counts as twice as high as wide.
    ///   With `nil`, the view's own ratio is used.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil,
        contentMode: ContentMode
    ) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the aspect ratio of a size.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGSize,
        contentMode: ContentMode
    ) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as possible within the space, with its own aspect ratio.
    nonisolated public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    /// Makes the view cover the space, with its own aspect ratio.
    nonisolated public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }
}
