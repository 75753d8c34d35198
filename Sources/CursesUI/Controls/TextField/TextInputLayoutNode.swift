import CursesUITerminal

/// Shows and edits the text of a field in one line.
final class TextInputLayoutNode: TextEditingLayoutNode, LeafLayoutNode {
    private var viewport = TextFieldViewport()
    private var prompt: MeasuredText
    private var promptText: StyledText

    init(_ view: TextInput, owner: Node) {
        promptText = view.prompt.content.resolved(in: owner.environment)
        prompt = MeasuredText(promptText)
        super.init(view.entry, allowsNewlines: false, isFocused: view.isFocused, owner: owner)
    }

    func update(_ view: TextInput) {
        let newPrompt = view.prompt.content.resolved(in: owner.environment)
        if newPrompt != promptText {
            promptText = newPrompt
            prompt = MeasuredText(newPrompt)
        }
        update(view.entry)
    }

    /// The visual order of the characters; `nil` if it is the same as the order in the text.
    private var visual: VisualFieldLine?

    // Computed rather than stored: a second reference to the text would make each edit copy it.
    private var line: FieldLine {
        FieldLine(state.content, mark: entry.isSecure ? look.secretMark : nil, visual: visual)
    }

    override func stateDidChange() {
        visual = entry.isSecure ? nil : VisualFieldLine(state.content, direction: look.direction)
        viewport.update(
            line,
            // Without the focus, the field shows the beginning of its text.
            caret: hasFocus ? state.caret : 0,
            width: frame.size.width,
            alignment: look.alignment
        )
        setNeedsDisplay()
    }

    override func hasFocusDidChange() {
        // A click places the caret in the part of the text that is visible, before the caret comes into sight.
        queue.afterLayout { [weak self] in self?.stateDidChange() }
        layoutContext.requestFrame()
    }

    /// Whether the end of the text is cut off, because the field has no focus.
    private var isCut: Bool { !hasFocus && line.columns > frame.size.width }

    override func offset(at point: CellPoint) -> Int {
        viewport.caret(at: point.column, in: line)
    }

    override func caret(after movement: TextMovement) -> Int? {
        guard let visual = line.visual else { return nil }
        switch movement {
        case .left: return visual.caret(nextTo: state.caret, toRight: false) ?? state.caret
        case .right: return visual.caret(nextTo: state.caret, toRight: true) ?? state.caret
        default: return nil
        }
    }

    override var isRightToLeftAtCaret: Bool { line.visual?.line.isRightToLeft ?? false }

    override func caretPoint() -> CellPoint {
        let column = state.text.isEmpty ? emptyCaretColumn : viewport.caretColumn
        return CellPoint(column: min(column, max(0, frame.size.width - 1)), row: 0)
    }

    /// The column of the caret in an empty field: the first character of the prompt.
    private var emptyCaretColumn: Int {
        let layout = promptLayout
        return look.alignment.inset(max(0, frame.size.width - layout.size.width))
    }

    // MARK: Layout

    /// The width in columns if no width is proposed.
    private static let idealWidth = 20

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? Self.idealWidth, height: 1)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        stateDidChange()
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        key.isTextBaseline ? size.height : nil
    }

    override func draw(in context: DrawingContext) {
        let bounds = CellRect(origin: .zero, size: frame.size)
        if look.style.attributes.contains(.underline) {
            context.restyle(bounds) { $0.attributes.insert(.underline) }
        }
        if state.text.isEmpty {
            drawPrompt(in: context)
        } else {
            context.draw(
                viewport,
                line: line,
                style: look.style,
                selection: state.selection,
                selectionStyle: look.selectionStyle
            )
            guard isCut, frame.size.width > 0 else { return }
            let column = isRightToLeftAtCaret ? 0 : frame.size.width - 1
            context.write("…", style: look.style, at: CellPoint(column: column, row: 0))
        }
    }

    private var promptLayout: TextLayout {
        TextLayout(
            prompt, width: frame.size.width, height: 1, options: TextLayout.Options(direction: look.direction))
    }

    private func drawPrompt(in context: DrawingContext) {
        let width = frame.size.width
        let layout = promptLayout
        let inset = look.alignment.inset(max(0, width - layout.size.width))
        context.draw(layout, at: CellPoint(column: inset, row: 0), in: TextInk(style: look.promptStyle))
    }
}
