/// What the terminal answers about pictures, and the cells that they are made for.
extension NCursesTerminal {
    /// Draws pictures as the terminal has offered; sixels only where the size of a cell is known to the pixel.
    ///
    /// - Parameter cell: what it has told of that.
    func adopt(_ pictures: PictureProtocol, _ cell: CellPixels?) {
        let window = capabilities.cellPixels
        let certain = cell ?? answers?.cellPixels ?? (window?.isCertain(on: size) == true ? window : nil)
        if case .sixel = pictures, certain == nil { return }
        adopt {
            $0.pictures = pictures
            $0.cellPixels = certain ?? window
        }
    }

    /// The window is another one: another font has other cells.
    func adoptCellPixels() {
        guard let session else { return }
        if case .sixel = capabilities.pictures { session.send(control: CellPixels.questions) }
        guard let pixels = session.cellPixels, pixels != capabilities.cellPixels else { return }
        if case .sixel = capabilities.pictures, !pixels.isCertain(on: size) { return }
        change(to: pixels)
    }

    /// Takes what a terminal that draws sixels says of its cells after its window has changed.
    func adoptCell(_ reply: TerminalReply) {
        guard case .sixel = capabilities.pictures, let cell = CellPixels(reply, screen: size),
            cell != capabilities.cellPixels
        else { return }
        change(to: cell)
        // Those of the other size reached beyond their cells.
        if hasPresented { redraw() }
    }

    /// Has the terminal forget what it shows, before it is given back.
    func removePictures() {
        guard let session, let bytes = screen?.removePictures(), !bytes.isEmpty else { return }
        session.send(control: bytes)
        session.pictures = []
        session.hasSixels = false
    }

    private func change(to pixels: CellPixels) {
        capabilities.cellPixels = pixels
        delegate?.terminalDidChangeCapabilities(self)
    }
}
