/// Handles the terminal's answers about pictures, and the cell size for which pictures are created.
extension NCursesTerminal {
    /// Starts to draw pictures with the given protocol. Sixels are used only if the exact size of a cell is known.
    ///
    /// - Parameter cell: the size of a cell, if the terminal reported it.
    func adopt(_ pictures: PictureProtocol, _ cell: CellPixels?) {
        let window = capabilities.cellPixels
        let certain = cell ?? answers?.cellPixels ?? (window?.isCertain(on: size) == true ? window : nil)
        if case .sixel = pictures, certain == nil { return }
        adopt {
            $0.pictures = pictures
            $0.cellPixels = certain ?? window
        }
    }

    /// Applies a new cell size after the window has changed, for example because of a different font.
    func adoptCellPixels() {
        guard let session else { return }
        if case .sixel = capabilities.pictures { session.send(control: CellPixels.questions) }
        guard let pixels = session.cellPixels, pixels != capabilities.cellPixels else { return }
        if case .sixel = capabilities.pictures, !pixels.isCertain(on: size) { return }
        change(to: pixels)
    }

    /// Handles the size of a cell that a terminal with sixels reports after its window has changed.
    func adoptCell(_ reply: TerminalReply) {
        guard case .sixel = capabilities.pictures, let cell = CellPixels(reply, screen: size),
            cell != capabilities.cellPixels
        else { return }
        change(to: cell)
        // Pictures that were scaled for the old size of a cell may extend beyond their cells.
        if hasPresented { redraw() }
    }

    /// Deletes the pictures in the terminal before the terminal is handed back.
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
