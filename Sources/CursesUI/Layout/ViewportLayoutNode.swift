import CursesUITerminal

/// Shows as many rows of its content as there is room for, and scrolls to the others.
///
/// It is as high as its content where it can be. Where not, a bar in the last column shows which
/// part is to be seen.
final class ViewportLayoutNode: LayoutNode {
    /// The first row of the content that is shown.
    private(set) var offset = 0
    private var contentHeight = 0

    override var clipsChildren: Bool { true }

    private var isScrollable: Bool { contentHeight > frame.size.height }

    private func contentProposal(width: Int?) -> CellProposal {
        CellProposal(width: width, height: nil)
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        let content = size(ofContent: proposal.width)
        guard let height = proposal.height, content.height > height else { return content }
        let narrow = size(ofContent: proposal.width.map { $0.shrunk(by: 1) })
        return CellSize(
            width: proposal.width ?? narrow.width + 1,
            height: max(height, min(1, content.height))
        )
    }

    private func size(ofContent width: Int?) -> CellSize {
        OverlapLayout(alignment: .topLeading).size(contentProposal(width: width), children: children)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        var offer = size.width
        contentHeight = self.size(ofContent: offer).height
        if contentHeight > size.height {
            offer = max(0, offer - 1)
            contentHeight = self.size(ofContent: offer).height
        }
        offset = offset.clamped(0, max(0, contentHeight - size.height))
        OverlapLayout(alignment: .topLeading).place(
            children,
            at: CellPoint(column: 0, row: -offset),
            proposal: contentProposal(width: offer)
        )
    }

    override func drawAbove(in context: DrawingContext) {
        guard isScrollable, frame.size.width > 0 else { return }
        ScrollBar(visible: frame.size.height, total: contentHeight, offset: offset)
            .draw(in: context, column: frame.size.width - 1)
    }

    /// Scrolls by rows; returns whether there was anything to scroll to.
    func scroll(by rows: Int) -> Bool {
        let new = (offset + rows).clamped(0, max(0, contentHeight - frame.size.height))
        guard new != offset else { return false }
        offset = new
        invalidateLayout()
        setNeedsDisplay()
        return true
    }

    /// Scrolls as little as shows some rows of the content, given in the viewport's own cells; with
    /// a row above and below, where a field has its box, if there is room.
    func reveal(_ rect: CellRect) {
        let margin = rect.size.height + 2 <= frame.size.height ? 1 : 0
        let top = rect.minRow - margin
        let bottom = rect.maxRow + margin
        if top < 0 {
            _ = scroll(by: top)
        } else if bottom > frame.size.height {
            _ = scroll(by: min(bottom - frame.size.height, top))
        }
    }
}

extension ViewportLayoutNode: Responder {
    var layoutNode: LayoutNode { self }
    var canBeFocused: Bool { false }
    var isControl: Bool { false }

    func keyPressed(_ press: Event.KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.pageUp, []): scroll(by: -max(1, frame.size.height - 1))
        case (.pageDown, []): scroll(by: max(1, frame.size.height - 1))
        default: false
        }
    }

    func mouse(_ event: Event.MouseEvent) -> Bool {
        switch event.action {
        case .scrollUp: scroll(by: -3)
        case .scrollDown: scroll(by: 3)
        default: false
        }
    }
}

extension LayoutNode {
    /// The first viewport in layout order, from this node on down.
    var firstViewport: ViewportLayoutNode? {
        if let viewport = self as? ViewportLayoutNode { return viewport }
        for child in children {
            if let viewport = child.firstViewport { return viewport }
        }
        return nil
    }

    /// Scrolls the viewports around the node so that it can be seen.
    func reveal() {
        var rect = CellRect(origin: .zero, size: frame.size)
        var current: LayoutNode = self
        while let parent = current.parent {
            rect = rect.offset(by: current.frame.origin)
            (parent as? ViewportLayoutNode)?.reveal(rect)
            current = parent
        }
    }
}
