import CursesUITerminal

/// The common base class of text fields and text areas, which edits the text.
///
/// Subclasses lay out and draw the characters.
class TextEditingLayoutNode: LayoutNode {
    private(set) var entry: TextEntry
    private let isFocused: Binding<Bool>
    final private(set) var state: TextEditingState
    final private(set) var look: Look
    private var history = TextEditingHistory()
    private(set) final var hasFocus = false
    private var clicks: TextClicks
    /// The text of the value when it was last read. If the value has changed since then, its text replaces what the
    /// user has typed.
    private var lastRead: String
    /// The letter that was capitalized last; `nil` after other keys.
    private var capital: Capital?

    /// A letter that was capitalized automatically, by the number of characters before it.
    private enum Capital: Equatable {
        case typed(Int)
        case deleted(Int)
    }

    struct Look: Equatable {
        let style: Style
        /// The alignment, where `leading` always means the left edge.
        let alignment: TextAlignment
        let direction: LayoutDirection
        let promptStyle: Style
        /// The character that is shown in place of each character of a secret. It is one column wide.
        let secretMark: Character
        let isEnabled: Bool

        init(_ environment: EnvironmentValues) {
            var style = environment.textStyle
            isEnabled = environment.isEnabled
            if !isEnabled { style.attributes.insert(.dim) }
            self.style = style
            direction = environment.direction
            alignment = environment.multilineTextAlignment.fromLeft(direction)
            let placeholder = Color(.placeholder).resolved(in: environment)
            promptStyle = placeholder.applied(to: style)
            secretMark = environment.themeSymbols.password.first ?? "*"
        }

        var selectionStyle: Style {
            var style = style
            style.attributes.formSymmetricDifference(.reverse)
            return style
        }
    }

    override final var isText: Bool { true }

    override final func layoutDirectionDidChange() {
        look = Look(owner.environment)
        stateDidChange()
    }

    init(_ entry: TextEntry, allowsNewlines: Bool, isFocused: Binding<Bool>, owner: Node) {
        self.entry = entry
        self.isFocused = isFocused
        clicks = TextClicks(isSecret: entry.isSecure)
        lastRead = entry.value.text
        state = TextEditingState(lastRead, allowsNewlines: allowsNewlines)
        look = Look(owner.environment)
        super.init(owner: owner)
        takeSelection()
    }

    override final var responder: (any Responder)? { self }

    /// Updates the field to its new description.
    final func update(_ entry: TextEntry) {
        self.entry = entry
        look = Look(owner.environment)
        responderMayDiffer()
        takeText(entry.value.text)
        takeSelection()
        stateDidChange()
    }

    /// Selects the range that the app has set.
    private func takeSelection() {
        guard let wanted = entry.selection?.wrappedValue, wanted != TextSelection(state),
            let range = wanted.characters(of: state.content)
        else { return }
        state.place(range.lowerBound)
        state.place(range.upperBound, extending: !range.isEmpty)
    }

    /// Writes the selection to the app's binding.
    private func tellSelection() {
        guard let selection = entry.selection else { return }
        let new = TextSelection(state)
        if selection.wrappedValue != new { selection.wrappedValue = new }
    }

    private func takeText(_ text: String) {
        guard !entry.value.keepsDraft || text != lastRead else { return }
        lastRead = text
        guard state.setText(text) else { return }
        _ = state.takeChange()
        history = TextEditingHistory()
    }

    // MARK: For subclasses

    /// Called when the text, the caret or the appearance has changed.
    func stateDidChange() {}

    /// Called when the field has received or lost the focus.
    func hasFocusDidChange() {}

    /// Returns the caret position for a click, as a number of characters.
    func offset(at point: CellPoint) -> Int { 0 }

    /// Returns the cell of the caret, in the node's coordinates.
    func caretPoint() -> CellPoint { .zero }

    /// Returns the caret position after a movement by one cell in a line with right-to-left parts; `nil` for all other
    /// lines and movements.
    func caret(after movement: TextMovement) -> Int? { nil }

    /// Whether the paragraph that contains the caret is right-to-left.
    var isRightToLeftAtCaret: Bool { false }

    /// Handles a key that has an effect only in multi-line text.
    func lineKeyPressed(_ press: KeyPress) -> Bool { false }

    /// Handles the mouse wheel.
    func scrolled(_ event: TerminalEvent.MouseEvent) -> Bool { false }

    // MARK: Editing

    /// Runs an edit, and then reads the text back from the binding, which may have changed it.
    private func edit(_ kind: TextEditingHistory.Edit, _ change: (inout TextEditingState) -> Void) {
        let (text, position) = (state.text, state.position)
        change(&state)
        if state.change != nil {
            writeText()
            let change = state.takeChange()
            if let change, !entry.isSecure { history.record(change, to: text, at: position, by: kind) }
        } else {
            guard state.position != position else { return }
            history.endEdit()
        }
        tellSelection()
        stateDidChange()
    }

    private func writeText() {
        entry.value.setText(state.text)
        lastRead = entry.value.text
        if !entry.value.keepsDraft { state.setText(lastRead) }
    }

    /// Moves the caret.
    final func moveCaret(_ change: (inout TextEditingState) -> Void) {
        edit(.other, change)
    }

    /// Changes the text, as a separate step for undo.
    final func edit(_ change: (inout TextEditingState) -> Void) {
        edit(.other, change)
    }

    /// Replaces the selection with a text, or inserts the text at the caret.
    final func insert(_ text: String) {
        edit(.other) { $0.insert(text) }
    }

    /// Runs a command and returns whether it was used. An undo or redo command is not used if there is no step left, so
    /// that other parts of the window can handle the key.
    ///
    /// - Parameter isArrow: whether the key is a left or right arrow key, which moves the caret in visual rather than
    ///   logical order.
    private func perform(_ command: TextEditingCommand, isArrow: Bool) -> Bool {
        if case .insert = command {} else { noteKey(command) }
        switch command {
        case .insert(let typed):
            let text = capitalized(typed)
            edit(.typing(startsWord: startsWord(text))) { $0.insert(text) }
        case .move(let movement, let isExtending):
            let movement = entry.isSecure ? movement.withoutWords : movement
            if isArrow, isExtending || state.selection == nil, let caret = caret(after: movement) {
                moveCaret { $0.place(caret, extending: isExtending) }
            } else {
                let logical = isArrow && isRightToLeftAtCaret ? movement.mirrored : movement
                moveCaret { $0.move(logical, extending: isExtending) }
            }
        case .delete(let movement):
            edit(state.selection == nil ? .deleting : .other) { $0.delete(movement) }
        case .kill(let movement):
            let movement = entry.isSecure ? movement.withoutWords : movement
            var deleted = ""
            edit(.other) { deleted = $0.delete(movement) }
            keep(deleted)
        case .copy:
            keep(state.selectedText)
        case .yank:
            insert(owner.environment.pasteboard.string ?? "")
        case .selectAll:
            moveCaret { $0.selectAll() }
        case .undo:
            return restore(history.undo(state))
        case .redo:
            return restore(history.redo(state))
        }
        return true
    }

    /// Returns typed text with the letters that the field capitalizes.
    private func capitalized(_ text: String) -> String {
        guard let rule = owner.environment.textInputAutocapitalization, !entry.isSecure else { return text }
        let caret = state.selection?.lowerBound ?? state.caret
        let before = state.text[..<state.text.utf8Index(state.content.utf8Offset(of: caret))]
        let new = rule.applied(to: text, after: before, owner.environment.locale)
        let isRefused = capital == .deleted(caret)
        capital = new == text || isRefused ? nil : .typed(caret)
        return isRefused ? text : new
    }

    /// Notes whether a key deletes the letter that was capitalized last. Typed there again, it stays as typed.
    private func noteKey(_ command: TextEditingCommand) {
        guard capital != nil else { return }
        if case .delete(.left) = command, state.selection == nil, capital == .typed(state.caret - 1) {
            capital = .deleted(state.caret - 1)
        } else {
            capital = nil
        }
    }

    private func startsWord(_ text: String) -> Bool {
        guard text.first?.isWhitespace == false else { return false }
        return state.selection != nil || state.characterBeforeCaret?.isWhitespace ?? true
    }

    private func keep(_ text: String) {
        if !entry.isSecure, !text.isEmpty { owner.environment.pasteboard.string = text }
    }

    /// Undoes or redoes a step, and returns whether there was one.
    private func restore(_ step: TextEditingHistory.Step?) -> Bool {
        guard let step else { return false }
        state.apply(step.change, position: step.position)
        _ = state.takeChange()
        let restored = state.text
        writeText()
        noteChange(of: restored)
        tellSelection()
        stateDidChange()
        return true
    }

    private func submit() -> Bool {
        endDraft()
        entry.onCommit?()
        let isSubmitted = (owner as? Node)?.submit(owner.environment.submitTrigger) ?? false
        return isSubmitted || entry.onCommit != nil
    }

    /// Replaces the typed text with the formatted value when editing ends.
    private func endDraft() {
        guard entry.value.keepsDraft else { return }
        let draft = state.text
        state.setText(entry.value.text)
        noteChange(of: draft)
        stateDidChange()
    }

    /// Adds a change that the app has made to the text to the previous undo step, so that both are undone together.
    private func noteChange(of text: String) {
        if let change = state.takeChange() { history.append(change, to: text) }
    }
}

extension TextEditingLayoutNode: Responder {
    var layoutNode: LayoutNode { self }

    var canBeFocused: Bool { look.isEnabled && !owner.isRemoved }

    var takesText: Bool { true }

    var caret: CellPoint? { caretPoint() }

    /// The line with the caret. For a secret, it contains a mark in place of each character.
    var editedLine: EditedLine? {
        if entry.isSecure {
            let marks = String(repeating: look.secretMark, count: state.text.count)
            return EditedLine(text: marks, caret: state.caret)
        }
        guard state.allowsNewlines else { return EditedLine(text: state.text, caret: state.caret) }
        let caret = state.text.index(state.text.startIndex, offsetBy: state.caret)
        let before = state.text[..<caret].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let after = state.text[caret...].prefix { !$0.isNewline }
        return EditedLine(text: String(before.last ?? "") + after, caret: before.last?.count ?? 0, number: before.count)
    }

    func focusDidChange(to isFocused: Bool) {
        hasFocus = isFocused
        self.isFocused.wrappedValue = isFocused
        if !isFocused {
            history.endEdit()
            endDraft()
            if state.selection != nil { moveCaret { $0.place($0.caret) } }
        } else if entry.value.keepsDraft, layoutContext.focus.isMovingInOrder {
            // Selects everything, because a value that is not a string is usually replaced as a whole.
            moveCaret { $0.selectAll() }
        }
        entry.onEditingChanged?(isFocused)
        hasFocusDidChange()
    }

    var keyHints: [KeyHint] {
        (returnTitle.map { [KeyHint(.return, title: $0)] } ?? []) + TextEditingCommand.keyHints
    }

    /// The title of the action of Return; `nil` if the field has no action for it.
    private var returnTitle: String? {
        let label = owner.environment.submitLabel
        guard entry.onCommit != nil || label != .return && hasSubmission else { return nil }
        // In a text of several lines, Return begins a line, and submits nothing.
        return state.allowsNewlines ? "New line" : label.title
    }

    private var hasSubmission: Bool {
        (owner as? Node)?.submissions(owner.environment.submitTrigger).isEmpty == false
    }

    func isEditingKey(_ press: KeyPress) -> Bool { TextEditingCommand(press) != nil }

    func keyPressed(_ press: KeyPress) -> Bool {
        guard look.isEnabled else { return false }
        if lineKeyPressed(press) { return true }
        if press.key == .return, press.modifiers.isEmpty { return submit() }
        guard let command = TextEditingCommand(press) else { return false }
        return perform(command, isArrow: press.key == .leftArrow || press.key == .rightArrow)
    }

    func pasted(_ text: String) -> Bool {
        guard look.isEnabled else { return false }
        insert(text)
        return true
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        if scrolled(event) { return true }
        guard look.isEnabled, event.button == .left else { return false }
        switch event.action {
        case .press:
            let offset = offset(at: event.position)
            moveCaret { clicks.press(event, at: offset, in: &$0) }
        case .drag:
            let offset = offset(at: event.position)
            moveCaret { clicks.drag(to: offset, in: &$0) }
        case .release:
            break
        default:
            return false
        }
        return true
    }
}
