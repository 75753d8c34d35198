import CursesUITerminal

/// Draws the image of the dragged item above everything else on the screen.
final class DragPreviewLayoutNode: LayoutNode {
    private var picture: CellBuffer?
    private var origin = CellPoint.zero

    override var visibility: LayoutVisibility { .letsMouseThrough }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    func show(_ picture: CellBuffer, at origin: CellPoint) {
        damagePicture()
        self.picture = picture
        self.origin = origin
        damagePicture()
    }

    func follow(_ origin: CellPoint) {
        guard origin != self.origin else { return }
        damagePicture()
        self.origin = origin
        damagePicture()
    }

    func hide() {
        damagePicture()
        picture = nil
    }

    private func damagePicture() {
        guard let picture else { return }
        queue.damage(picture.bounds.offset(by: screenOrigin + origin))
        layoutContext.requestFrame()
    }

    override func drawAbove(in context: DrawingContext) {
        guard let picture else { return }
        context.fill(CellRect(origin: origin, size: picture.size), background: .default)
        context.draw(picture, at: origin)
    }
}
