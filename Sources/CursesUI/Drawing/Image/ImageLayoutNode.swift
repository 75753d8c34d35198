import CursesUITerminal

/// Lays out and draws a symbol, a picture, or the words that stand for it.
final class ImageLayoutNode: LayoutNode, LeafLayoutNode {
    private var image: Image
    private var content: Shown

    private enum Shown: Equatable {
        case text(TextContent)
        case picture(AnyPicture, isResizable: Bool)
    }

    private struct TextContent: Equatable {
        let text: StyledText
        let look: TextLook
    }

    init(_ image: Image, owner: Node) {
        self.image = image
        content = Self.content(of: image, in: owner.environment)
        super.init(owner: owner)
    }

    func update(_ view: Image) {
        image = view
        let new = Self.content(of: view, in: owner.environment)
        guard new != content else { return }
        content = new
        invalidateLayout()
        setNeedsDisplay()
    }

    private static func content(of image: Image, in environment: EnvironmentValues) -> Shown {
        func words(_ text: Text) -> Shown {
            let content = text.content.resolved(in: environment)
            return .text(TextContent(text: content, look: TextLook(content, in: environment)))
        }
        switch image.source {
        case .symbol(let name):
            return words(Text(verbatim: SymbolName(name, in: environment).text))
        case .named(let name, let bundle, let label):
            if let picture = NamedPictures.load(name, bundle) {
                return .picture(AnyPicture(picture), isResizable: image.isResizable)
            }
            return words(label ?? Text(verbatim: name))
        case .picture(let picture, _):
            return .picture(picture, isResizable: image.isResizable)
        }
    }

    // MARK: Layout

    /// A pixel is half a row high, so that two of them are a cell.
    private static func size(of picture: any Picture) -> CellSize {
        CellSize(width: picture.size.width, height: (picture.size.height + 1) / 2)
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        switch content {
        case .text(let content):
            let layout = TextLayout(MeasuredText(content.text), width: proposal.width, height: 1)
            return layout.text.clusters.isEmpty ? .zero : layout.size
        case .picture(let picture, let isResizable):
            let own = Self.size(of: picture.picture)
            guard isResizable else { return own }
            return CellSize(
                width: proposal.width ?? own.width,
                height: proposal.height ?? own.height
            )
        }
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        key.isTextBaseline ? size.height : nil
    }

    // MARK: Drawing

    override func draw(in context: DrawingContext) {
        switch content {
        case .text(let content):
            let layout = TextLayout(MeasuredText(content.text), width: frame.size.width, height: 1)
            content.look.draw(layout, in: context)
        case .picture(let picture, _):
            draw(picture.picture, in: context)
        }
    }

    /// Two pixels in a cell: an upper half block in the colour of the upper one, on the lower one's.
    private func draw(_ picture: any Picture, in context: DrawingContext) {
        let columns = Double(frame.size.width)
        let rows = Double(frame.size.height) * 2
        let upper = Glyph("▀")
        let lower = Glyph("▄")
        context.forEachPoint(of: CellRect(origin: .zero, size: frame.size)) { point in
            let x = (Double(point.column) / columns)...(Double(point.column + 1) / columns)
            func color(_ half: Int) -> TerminalColor? {
                let y = Double(2 * point.row + half)
                return picture.averageColor(x: x, y: (y / rows)...((y + 1) / rows))
            }
            switch (color(0), color(1)) {
            case (let top?, let bottom?):
                context.put(upper, style: Style(foreground: top, background: bottom), at: point)
            case (let top?, nil):
                context.put(upper, style: Style(foreground: top), at: point)
            case (nil, let bottom?):
                context.put(lower, style: Style(foreground: bottom), at: point)
            case (nil, nil):
                break
            }
        }
    }
}
