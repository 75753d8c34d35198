import CursesUITerminal

/// Computes the position of a layer's content on the screen, and its size proposal.
@MainActor
struct LayerPlace {
    let proposal: CellProposal
    let origin: CellPoint
    /// The area of the content; the whole screen for a layer that fills it.
    let panel: CellRect
    /// Whether the content is above its anchor.
    let opensUpward: Bool

    /// Computes the position for a placement.
    ///
    /// - Parameters:
    ///   - isRightToLeft: whether the right edge of an anchor is its leading edge.
    ///   - fit: returns the proposal for a centred window, from the usual proposal and the greatest size.
    ///   - excess: returns the number of columns that the content of a window lacks in a proposal.
    ///   - measure: returns the size of the content for a proposal.
    init(
        for placement: LayerOptions.Placement,
        anchor: CellRect,
        on screen: CellSize,
        isRightToLeft: Bool = false,
        fit: (CellProposal, CellSize, @escaping (CellProposal) -> CellSize) -> CellProposal = { room, _, _ in room },
        excess: (CellProposal) -> Int = { _ in 0 },
        measure: @escaping (CellProposal) -> CellSize
    ) {
        switch placement {
        case .centered, .filling:
            let most = placement == .filling ? screen : Self.greatest(on: screen)
            var proposal = CellProposal(most)
            if placement == .centered, most.width > Self.widest {
                let narrow = CellProposal(width: Self.widest, height: proposal.height)
                if measure(narrow).width <= Self.widest { proposal = narrow }
            }
            if placement == .centered {
                proposal = fit(proposal, most, measure)
                proposal.width = proposal.width.map { min(max($0, screen.width), $0 + excess(proposal)) }
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
            opensUpward = false
        case .attached:
            self = LayerPlace(attachedTo: anchor, on: screen, isRightToLeft, measure: measure)
        case .attachedTo(let point):
            let cell = CellRect(origin: anchor.origin + point, size: CellSize(width: 1, height: 1))
            self = LayerPlace(attachedTo: cell, on: screen, isRightToLeft, measure: measure)
        case .beside:
            self =
                LayerPlace(beside: anchor, on: screen, isRightToLeft, measure: measure)
                ?? LayerPlace(attachedTo: anchor, on: screen, isRightToLeft, measure: measure)
        }
    }

    /// The maximum width of a window whose content would fill any width, because longer lines are hard to read.
    private static let widest = 84

    /// Returns the greatest size of a window.
    static func greatest(on screen: CellSize) -> CellSize {
        let margin = margin(on: screen)
        return CellSize(width: screen.width - 2 * margin.width, height: screen.height - 2 * margin.height)
    }

    /// Returns the minimum margin around a window; zero on a small screen.
    private static func margin(on screen: CellSize) -> CellSize {
        CellSize(
            width: screen.width < 48 ? 0 : screen.width / 16,
            height: screen.height < 16 ? 0 : screen.height / 12
        )
    }

    /// Places the content below the anchor and aligned with its leading edge, or above the anchor if the content does
    /// not fit below and there is more space above.
    private init(
        attachedTo anchor: CellRect,
        on screen: CellSize,
        _ isRightToLeft: Bool,
        measure: (CellProposal) -> CellSize
    ) {
        let below = (screen.height - anchor.maxRow).clamped(0, screen.height)
        let above = anchor.minRow.clamped(0, screen.height)
        // The anchor may be scrolled out of sight or beyond the edge of a screen that has shrunk. The menu stays
        // visible anyway.
        let wish = Self.wish(in: screen, measure)
        let isBelow = wish.height <= below || below >= above
        // If there are too few rows on both sides, the menu may cover the anchor.
        let isCovering = wish.height > max(below, above) && max(below, above) < Self.fewRows
        let room = isCovering ? screen.height : isBelow ? below : above
        proposal = Self.proposal(for: wish, in: CellSize(width: screen.width, height: room), measure)
        let size = measure(proposal)
        origin = CellPoint(
            column: (isRightToLeft ? anchor.maxColumn - size.width : anchor.minColumn).clamped(
                0, max(0, screen.width - size.width)),
            row: isBelow
                ? anchor.maxRow.clamped(0, max(0, screen.height - size.height))
                : (anchor.minRow - size.height).clamped(0, max(0, screen.height - size.height))
        )
        panel = CellRect(origin: origin, size: size)
        opensUpward = !isBelow
    }

    /// The minimum number of rows for a usable menu: a frame with three choices.
    private static let fewRows = 5

    /// Places the content at the trailing side of the anchor, or at the leading side. Returns `nil` if it fits on
    /// neither side.
    private init?(
        beside anchor: CellRect,
        on screen: CellSize,
        _ isRightToLeft: Bool,
        measure: (CellProposal) -> CellSize
    ) {
        proposal = Self.proposal(for: Self.wish(in: screen, measure), in: screen, measure)
        let size = measure(proposal)
        let right = anchor.maxColumn
        let left = anchor.minColumn - size.width
        let sides = isRightToLeft ? [left, right] : [right, left]
        guard let column = sides.first(where: { $0 >= 0 && $0 + size.width <= screen.width }) else { return nil }
        // The first row of the content is level with the anchor, so the top line of the frame is one row higher.
        origin = CellPoint(column: column, row: (anchor.minRow - 1).clamped(0, max(0, screen.height - size.height)))
        panel = CellRect(origin: origin, size: size)
        opensUpward = false
    }

    /// Returns the size of the content if the number of rows were unlimited.
    private static func wish(in screen: CellSize, _ measure: (CellProposal) -> CellSize) -> CellSize {
        let ideal = measure(.unspecified)
        return ideal.width <= screen.width ? ideal : measure(CellProposal(width: screen.width, height: nil))
    }

    /// Returns the proposal for content in limited space. Content that must scroll is wider than its ideal width by the
    /// width of its scroll bar.
    private static func proposal(
        for wish: CellSize,
        in room: CellSize,
        _ measure: (CellProposal) -> CellSize
    ) -> CellProposal {
        guard wish.height > room.height else { return CellProposal(wish) }
        let width = measure(CellProposal(width: nil, height: room.height)).width
        return CellProposal(width: min(width, room.width), height: room.height)
    }
}

extension LayerOptions.Placement {
    /// Whether the position depends on the view that presents the layer.
    var isAttached: Bool {
        switch self {
        case .centered, .filling: false
        case .attached, .attachedTo, .beside: true
        }
    }
}
