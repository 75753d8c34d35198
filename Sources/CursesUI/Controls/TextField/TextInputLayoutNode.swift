import CursesUITerminal

/// Shows and edits the text of a field.
final class TextInputLayoutNode: LayoutNode, LeafLayoutNode {
    private var view: TextInput
    private(set) var state: TextEditingState
    private var viewport = TextFieldViewport()
    private var prompt: MeasuredText
    private var look: Look

    private struct Look: Equatable {
        let style: Style
        let alignment: TextAlignment
        let isEnabled: Bool

        init(_ environment: EnvironmentValues) {
            var style = environment.textStyle
            isEnabled = environment.isEnabled
            if !isEnabled { style.attributes.insert(.dim) }
            self.style = style
            alignment = environment.multilineTextAlignment
        }
    }

    init(_ view: TextInput, owner: Node) {
        self.view = view
        state = TextEditingState(view.text.wrappedValue)
        prompt = MeasuredText(view.prompt.content)
        look = Look(owner.environment)
        super.init(owner: owner)
        responder = self
    }

    func update(_ view: TextInput) {
        if view.prompt != self.view.prompt { prompt = MeasuredText(view.prompt.content) }
        self.view = view
        look = Look(owner.environment)
        owner.graph.focus.candidatesDidChange()
        state.setText(view.text.wrappedValue)
        didChange()
    }

    private func didChange() {
        viewport.update(
            text: state.text,
            caret: state.caret,
            width: frame.size.width,
            alignment: look.alignment
        )
        setNeedsDisplay()
    }

    // MARK: Layout

    /// What a field takes that is offered nothing in particular, in columns.
    private static let idealWidth = 20

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? Self.idealWidth, height: 1)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        didChange()
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
            var selected = look.style
            selected.attributes.insert(.reverse)
            context.draw(
                viewport,
                text: state.text,
                style: look.style,
                selection: state.selection,
                selectionStyle: selected
            )
        }
    }

    private func drawPrompt(in context: DrawingContext) {
        let width = frame.size.width
        let layout = TextLayout(prompt, width: width, height: 1)
        var style = look.style
        style.attributes.insert(.dim)
        let inset = look.alignment.inset(max(0, width - layout.size.width))
        context.draw(layout, at: CellPoint(column: inset, row: 0), style: style)
    }

    // MARK: Editing

    /// Runs an edit, and takes what the binding makes of the new text.
    private func edit(_ change: (inout TextEditingState) -> Void) {
        let old = state
        change(&state)
        guard state != old else { return }
        if state.text != old.text {
            view.text.wrappedValue = state.text
            state.setText(view.text.wrappedValue)
        }
        didChange()
    }
}

extension TextInputLayoutNode: Responder {
    var layoutNode: LayoutNode { self }

    var canBeFocused: Bool { look.isEnabled }

    var caret: CellPoint? {
        let column = state.text.isEmpty ? emptyCaretColumn : viewport.caretColumn
        return CellPoint(column: min(column, max(0, frame.size.width - 1)), row: 0)
    }

    /// In an empty field the caret stands on the first character of the prompt.
    private var emptyCaretColumn: Int {
        let layout = TextLayout(prompt, width: frame.size.width, height: 1)
        return look.alignment.inset(max(0, frame.size.width - layout.size.width))
    }

    func focusDidChange(to isFocused: Bool) {
        view.isFocused.wrappedValue = isFocused
        if !isFocused, state.selection != nil { edit { $0.place($0.caret) } }
    }

    func keyPressed(_ press: Event.KeyPress) -> Bool {
        guard look.isEnabled, let command = TextFieldCommand(press) else { return false }
        edit { command.apply(to: &$0) }
        return true
    }

    func pasted(_ text: String) -> Bool {
        guard look.isEnabled else { return false }
        edit { $0.insert(text) }
        return true
    }

    func mouse(_ event: Event.MouseEvent) -> Bool {
        guard look.isEnabled, event.button == .left else { return false }
        switch event.action {
        case .press, .drag:
            let caret = viewport.caret(at: event.position.column, in: state.text)
            edit { $0.place(caret, extending: event.action == .drag) }
        case .release:
            break
        default:
            return false
        }
        return true
    }
}
