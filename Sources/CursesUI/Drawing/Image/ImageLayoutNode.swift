import CursesUITerminal

/// Lays out and draws a symbol, a picture, or the words that replace it.
final class ImageLayoutNode: LayoutNode, LeafLayoutNode {
    private var content: Shown {
        didSet { measured = nil }
    }
    /// The measured characters of a symbol or of words.
    private var measured: MeasuredText?
    /// The appearance of a symbol during its animation.
    private var symbolLook = SymbolLook()
    /// The name of the symbol; `nil` for other images.
    private var symbol: String?
    /// The effect with which a new symbol fades in; `nil` if it has ended.
    private var arrival: RunningSymbolEffect?
    /// The pictures that the terminal itself draws. They are kept alive while they are visible.
    private var drawn: [TerminalPicture] = []

    private enum Shown: Equatable {
        case text(TextContent)
        case picture(ShownPicture)
    }

    private struct TextContent: Equatable {
        let text: StyledText
        let look: TextLook
        /// The figure that replaces the characters of a symbol where there is room for it.
        var large: LargeSymbol?
    }

    init(_ image: Image, owner: Node) {
        content = Self.content(of: image, in: owner)
        super.init(owner: owner)
        symbol = image.symbolName
        if symbol != nil { symbolLook = currentSymbolLook.look }
        prepare()
    }

    /// The current appearance of a symbol, and the time at which it changes next; `nil` if it does not change.
    private var currentSymbolLook: (look: SymbolLook, due: Duration?) {
        var (look, due) = owner.environment.symbolLook
        if let arrival {
            let (own, next) = arrival.look(at: FrameClock.now)
            look.add(own)
            if let next { due = min(due ?? next, next) }
        }
        return (look, due)
    }

    /// Starts the transition to a different symbol.
    private func replace(_ old: String?) {
        let environment = owner.environment
        guard let old, let symbol, symbol != old, !environment.accessibilityReduceMotion,
            !owner.transaction.disablesAnimations
        else { return }
        arrival = environment.contentTransition.arrival(at: FrameClock.now)
        if arrival != nil { setNeedsDisplay() }
    }

    func update(_ view: Image) {
        let old = symbol
        symbol = view.symbolName
        replace(old)
        let look = symbol == nil ? SymbolLook() : currentSymbolLook.look
        if look != symbolLook {
            symbolLook = look
            setNeedsDisplay()
        }
        let new = Self.content(of: view, in: owner)
        guard new != content else { return }
        content = new
        layoutContext.focus.labelMayDiffer(of: self)
        invalidateLayout()
        setNeedsDisplay()
        prepare()
    }

    private static func content(of image: Image, in owner: any LayoutOwner) -> Shown {
        let environment = owner.environment
        func words(_ text: Text, _ large: LargeSymbol? = nil) -> Shown {
            let content = text.content.resolved(in: environment)
            return .text(TextContent(text: content, look: TextLook(in: environment), large: large))
        }
        let (source, label): (ScaledPicture?, Text)
        switch image.source {
        case .symbol(let name):
            let look = environment.symbolLook.look
            let spinner = environment.themeSymbols.spinner
            let text = look.spinner.flatMap { spinner.isEmpty ? nil : spinner[$0 % spinner.count] }
            let symbol = Text(verbatim: text ?? SymbolName(name, in: environment).text)
                .foregroundColor(
                    image.tint ?? environment.naturalColor(ofSymbol: name, image.shownSymbolRenderingMode))
            let large = LargeSymbol(image, named: name, in: environment, owner.layoutContext.metrics)
            return words(look.isBold ? symbol.bold() : symbol, large)
        case .named(let name, let bundle, let text):
            source = Pictures.source.picture(named: name, in: bundle, for: environment.colorScheme)
            label = text ?? Text(verbatim: name)
        case .picture(let picture, let text):
            source = picture
            label = text ?? Text(verbatim: "")
        }
        guard let source else { return words(label) }
        if environment.waitsForPictures { source.picture.prepareNow() }
        guard source.picture.state != .failed else { return words(label) }
        let paint = environment.foregroundPaint.resolved(in: environment)
        let tint = image.tint.map { Paint.color($0).resolved(in: environment) }
        return .picture(
            ShownPicture(
                source: source,
                resizing: image.resizing,
                interpolation: image.interpolation,
                template: tint ?? (image.template == .template ? paint : nil),
                isRedacted: environment.isRedacted,
                screen: environment.pictureScreen,
                metrics: owner.layoutContext.metrics
            )
        )
    }

    /// Starts decoding the picture if necessary. When this has finished, the picture or the words that replace it are
    /// drawn.
    private func prepare() {
        guard case .picture(let shown) = content, shown.picture.state == .waiting else { return }
        let picture = shown.picture
        picture.prepare { [weak self, weak owner] in
            guard let self, let owner, !owner.isRemoved, picture === self.picture else { return }
            if picture.state == .failed { return owner.wake() }
            self.setNeedsDisplay()
            layoutContext.requestFrame()
        }
    }

    /// Whether words replace the picture.
    var isWords: Bool {
        guard symbol == nil, case .text = content else { return false }
        return true
    }

    private var picture: (any Picture)? {
        guard case .picture(let shown) = content else { return nil }
        return shown.picture
    }

    // MARK: Layout

    override var traits: (any LayoutTraits)? { self }

    override var isText: Bool { true }

    /// A lazy container can reuse the node for a different row only if it shows no picture, which may still be loading,
    /// and if a different symbol does not fade in.
    var isInterchangeable: Bool {
        if case .text = content { !owner.environment.contentTransition.movesSymbols } else { false }
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        switch content {
        case .text(let content):
            if let size = content.large?.size(for: proposal) { return size }
            let layout = layout(content, width: proposal.width)
            return layout.endCluster == 0 ? .zero : layout.size
        case .picture(let shown):
            return shown.size(for: proposal)
        }
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        // A figure has no baseline, so the brackets of a button are in its middle row.
        if size.height > 1, case .text(let content) = content, content.large != nil { return nil }
        return key.isTextBaseline ? size.height : nil
    }

    private func layout(_ content: TextContent, width: Int?) -> TextLayout {
        let measured = measured ?? MeasuredText(content.text)
        self.measured = measured
        return TextLayout(measured, width: width, height: 1)
    }

    /// If no columns are proposed, a character takes none.
    override func leastLength(along axis: Axis) -> Int? {
        guard axis == .horizontal, case .text(let content) = content, content.large == nil else { return nil }
        return 0
    }

    /// A character is always one row high, and a symbol has the height of its font unless it is resizable.
    override func keepsIdealSize(along axis: Axis) -> Bool {
        guard axis == .vertical, case .text(let content) = content else { return false }
        return content.large?.isResizable != true
    }

    // MARK: Drawing

    override func draw(in context: DrawingContext) {
        switch content {
        case .text(let content):
            if symbolLook.opacity > 0 {
                context.draw(opacity: symbolLook.opacity, in: CellRect(origin: .zero, size: frame.size)) {
                    draw(content, in: context)
                }
            }
            wakeForNextLook()
        case .picture(let shown):
            guard shown.picture.state == .ready else { return }
            drawn = shown.draw(
                in: frame.size, context, whenDone: owner.environment.waitsForPictures ? nil : drawAgain(shown))
        }
    }

    /// Draws the symbol again when its effects change it.
    private func wakeForNextLook() {
        if symbol != nil, let due = currentSymbolLook.due { layoutContext.clock.wake(owner, at: due) }
    }

    private func draw(_ content: TextContent, in context: DrawingContext) {
        if let figure { return figure.draw(in: frame.size, look: symbolLook, context) }
        let layout = turnedLayout(in: context) ?? layout(content, width: frame.size.width)
        content.look.draw(layout, in: context)
    }

    /// Returns the symbol for a different direction; `nil` if the symbol is drawn as it is.
    private func turnedLayout(in context: DrawingContext) -> TextLayout? {
        guard let transform = context.symbolTransform, let symbol,
            let name = SymbolName.turned(symbol, by: transform),
            case .text(let turned) = Self.content(of: Image(systemName: name), in: owner)
        else { return nil }
        let layout = TextLayout(MeasuredText(turned.text), width: frame.size.width, height: 1)
        return layout.size.width == frame.size.width ? layout : nil
    }

    /// Redraws the picture, if it is still visible.
    private func drawAgain(_ shown: ShownPicture) -> @MainActor @Sendable () -> Void {
        { [weak self, weak owner, picture = shown.picture] in
            guard let self, let owner, !owner.isRemoved, picture === self.picture else { return }
            self.setNeedsDisplay()
            layoutContext.requestFrame()
        }
    }
}

extension ImageLayoutNode: LayoutTraits {
    var ownAspectRatio: CGFloat? {
        switch content {
        case .text(let content): content.large.flatMap { $0.isResizable ? $0.figure.aspectRatio : nil }
        case .picture(let shown): shown.resizing == nil ? nil : shown.aspectRatio
        }
    }
}

// A symbol is drawn rotated and scaled if it is a figure.
extension ImageLayoutNode: TransformedLayoutNode {
    private var figure: LargeSymbol? {
        guard frame.size.height > 1, case .text(let content) = content else { return nil }
        return content.large
    }

    var isTransformable: Bool { figure != nil }

    func draw(in context: DrawingContext, under transform: CGAffineTransform) {
        wakeForNextLook()
        guard symbolLook.opacity > 0 else { return }
        context.draw(opacity: symbolLook.opacity) {
            figure?.draw(in: frame.size, look: symbolLook, context, under: transform)
        }
    }
}
