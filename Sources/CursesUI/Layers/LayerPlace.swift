import CursesUITerminal

/// The place of a layer's content on the screen, and its size proposal.
@MainActor
struct LayerPlace {
    let proposal: CellProposal
    let origin: CellPoint
    /// The cells of the content that are on the screen.
    let panel: CellRect

    /// - Parameters:
    ///   - isRightToLeft: whether the right edge of an anchor is its leading edge.
    ///   - measure: the size of the content for a proposal.
    init(
        for placement: LayerOptions.Placement,
        anchor: CellRect,
        on screen: CellSize,
        isRightToLeft: Bool = false,
        measure: (CellProposal) -> CellSize
    ) {
        switch placement {
        case .centered, .filling:
            let margin = placement == .filling ? .zero : Self.margin(on: screen)
            var proposal = CellProposal(screen)
                .shrunk(width: 2 * margin.width, height: 2 * margin.height)
            if placement == .centered, let width = proposal.width, width > Self.widest {
                let narrow = CellProposal(width: Self.widest, height: proposal.height)
                if measure(narrow).width <= Self.widest { proposal = narrow }
            }
            let size = measure(proposal)
            let origin = CellPoint(
                column: max(0, (screen.width - size.width) / 2),
                row: max(0, (screen.height - size.height) / 2)
            )
            let content = CellRect(origin: origin, size: size)
            let whole = CellRect(origin: .zero, size: screen)
            self.proposal = proposal
            self.origin = origin
            panel = placement == .filling ? whole : content
        case .attached:
            self = LayerPlace(attachedTo: anchor, on: screen, isRightToLeft, measure: measure)
        case .attachedTo(let point):
            let cell = CellRect(origin: anchor.origin + point, size: CellSize(width: 1, height: 1))
            self = LayerPlace(attachedTo: cell, on: screen, isRightToLeft, measure: measure)
        }
    }

    /// The maximum width of a window whose content fills any width: longer lines are hard to read.
    private static let widest = 84

    /// The margin around the largest window; a small screen has none.
    private static func margin(on screen: CellSize) -> CellSize {
        CellSize(
            width: screen.width < 48 ? 0 : screen.width / 16,
            height: screen.height < 16 ? 0 : screen.height / 12
        )
    }

    /// Below the anchor and aligned with its leading edge, or above the anchor if more of the content fits there.
    private init(
        attachedTo anchor: CellRect,
        on screen: CellSize,
        _ isRightToLeft: Bool,
        measure: (CellProposal) -> CellSize
    ) {
        let below = (screen.height - anchor.maxRow).clamped(0, screen.height)
        let above = anchor.minRow.clamped(0, screen.height)
        var wish = measure(.unspecified)
        let width = min(wish.width, screen.width)
        if width < wish.width { wish = measure(CellProposal(width: width, height: nil)) }
        let isBelow = wish.height <= below || below >= above
        let room = isBelow ? below : above
        proposal = CellProposal(width: width, height: min(room, wish.height))
        let size = measure(proposal)
        origin = CellPoint(
            column: (isRightToLeft ? anchor.maxColumn - size.width : anchor.minColumn).clamped(
                0, max(0, screen.width - size.width)),
            row: isBelow
                ? anchor.maxRow.clamped(0, max(0, screen.height - size.height))
                : max(0, anchor.minRow - size.height)
        )
        panel = CellRect(origin: origin, size: size)
    }
}

extension LayerOptions.Placement {
    /// Whether the place depends on the view that shows the layer.
    var isAttached: Bool {
        switch self {
        case .centered, .filling: false
        case .attached, .attachedTo: true
        }
    }
}
