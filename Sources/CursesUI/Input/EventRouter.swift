import CursesUITerminal
import Foundation

/// Routes each event to a responder: keys to the focused responder, mouse events by hit testing.
@MainActor
package final class EventRouter {
    let focus: FocusManager
    let shortcuts: ShortcutRegistry
    let keyHelp: KeyHelp
    let palette: CommandPalette
    /// The user's key map, and the keys pressed so far of an incomplete key sequence.
    var sequence = KeySequence()
    /// The responders that follow the mouse until its button is released.
    private let press = MousePress()
    /// Where the last drag by key has ended.
    var keyDrag: KeyDrag?
    /// The drag by keys whose button is still down.
    var heldKeyDrag: HeldKeyDrag?

    /// The views under the mouse that have input handlers.
    private var hovered: [WeakInput] = []

    private struct WeakInput {
        weak var node: InputLayoutNode?
    }

    /// Turns mouse reporting off, so that the terminal can select text, and on again.
    weak var mouseTracking: MouseTrackingRequests?
    /// The layers above the screen.
    weak var layers: LayerStack?
    /// The undo manager of the window.
    weak var undoManager: UndoManager?
    /// Notes which modifier keys are held.
    weak var modifierKeys: ModifierKeys?
    /// Shows the help text of the view under the mouse.
    weak var helpTip: HelpTip?
    /// Handles the keys that interrupt, suspend and redraw the program.
    package weak var process: (any ProcessControl)?
    /// The tree that receives the events.
    package weak var tree: (any ResponderTree)?

    init(focus: FocusManager, shortcuts: ShortcutRegistry, keyHelp: KeyHelp, palette: CommandPalette) {
        self.focus = focus
        self.shortcuts = shortcuts
        self.keyHelp = keyHelp
        self.palette = palette
    }

    package func route(_ event: TerminalEvent) {
        switch event {
        case .key(let press):
            modifierKeys?.note(press.modifiers)
            guard press.key != .modifier else { return }
            helpTip?.hide()
            if press.phase == .up { release(press) } else { route(press) }
        case .mouse(let mouse):
            modifierKeys?.note(mouse.modifiers)
            if mouse.action != .move { helpTip?.hide() }
            route(mouse)
        case .paste(let text): _ = chain.contains { $0.pasted(text) }
        case .focus, .resize: break
        }
    }

    /// The responders that receive keys, innermost first. If the app has cleared the focus, they are those around the
    /// control that had it.
    private var chain: [any Responder] {
        if let place = focus.clearedPlace { return place.responderChain.filter { !$0.canBeFocused } }
        let start = focus.focused?.layoutNode ?? tree?.keyRoot
        return start?.responderChain ?? []
    }

    /// The responders with keys of the whole screen that receive those keys although the focus is not in them, innermost
    /// first: no control has the focus, or the focus is in a bar or another view around them. The focus in another pane,
    /// such as the sidebar beside them, is not.
    var screenResponders: [any Responder] {
        guard let root = tree?.keyRoot else { return [] }
        let start = focus.focused?.layoutNode ?? focus.clearedPlace
        let pane = focus.focused?.isInBar == true ? nil : start?.pane
        return root.screenResponders.filter {
            start?.isIn($0.layoutNode) != true && (pane.map($0.layoutNode.isIn) ?? true)
        }
    }

    /// The responders that receive a key, in order. A key handler around a single control comes before that control.
    var keyChain: [any Responder] {
        var chain = chain
        guard focus.focused != nil else { return chain }
        // A control that has never been visible gets no keys.
        if focus.isUnseen { return Array(chain.drop { !($0 is ViewportLayoutNode) }) }
        var count = 0
        for index in chain.indices where goesFirst(chain[index]) {
            if index > count { chain.insert(chain.remove(at: index), at: count) }
            count += 1
        }
        return chain
    }

    private func goesFirst(_ responder: any Responder) -> Bool {
        guard let input = responder as? InputLayoutNode else { return false }
        return input.handler?.precedesControl == true && !input.hasSeveralControls
    }

    /// The drag-and-drop session. While it is active, it receives all keys.
    var drags: DragSession? { tree?.rootLayoutNode?.layoutContext.drags }

    // MARK: Keys

    /// Routes a key press. With Control or Alt, the shortcuts receive it first; otherwise, the focused responder does.
    /// A Control key that edits the focused text also goes to the text first, because the shortcut can still be reached
    /// with Alt.
    private func route(_ press: KeyPress) {
        if let drags, drags.isActive { return drags.keyPressed(press) }
        if continuesSequence(press) { return }
        let isPlain = KeyboardShortcut.isPlain(press) || isKeptByField(press)
        if !isPlain, shortcuts.trigger(press, in: tree?.keyRoot) { return }
        if showsFocus(press) || isUsedByFocus(press) { return }
        if isPlain, shortcuts.trigger(press, in: tree?.keyRoot) { return }
        if takesMapped(press) { return }
        if let shortcut = palette.shortcut, shortcut.matches(press), palette.presented == nil {
            return openPalette()
        }
        useFreely(press)
    }

    /// Returns whether a key with Control edits the focused text.
    func isKeptByField(_ press: KeyPress) -> Bool {
        press.modifiers.contains(.control) && focus.focused?.isEditingKey(press) == true
    }

    /// Routes the key that the user's key map substitutes for the pressed key. It triggers no shortcuts and is not
    /// mapped again.
    func routeUnmapped(_ press: KeyPress) {
        if !showsFocus(press), !isUsedByFocus(press) { useFreely(press) }
    }

    /// Sends a key to the focused view and the views around it; returns whether a view has used it.
    private func isUsedByFocus(_ press: KeyPress) -> Bool {
        isUsedByChosenLink(press)
            || isUsedInChain(press)
            || press.opensContextMenu && focus.focused?.layoutNode.firstContextMenu?.keyPressed(press) == true
            || press.picksUp && focus.focused?.layoutNode.firstDragSource?.keyPressed(press) == true
            || isUsedByText(press) || entersLinks(press)
            || innerViewport?.keyPressed(press) == true
    }

    /// The scroll view in the focused view. In the label of a button or a link, it cannot have the focus itself.
    var innerViewport: ViewportLayoutNode? {
        guard let button = focus.focused as? any ShortcutTarget else { return nil }
        return button.layoutNode.firstViewport
    }

    private func isUsedInChain(_ press: KeyPress) -> Bool {
        let focused = focus.focused
        let chain = keyChain
        let first = chain.prefix(while: goesFirst)
        var user = first.first { $0.keyPressed(press) }
        if user == nil {
            if tapGestures(.high, by: press) {
                focus.focusedWasUsed()
                return true
            }
            // A button uses the key in any case, and a click reaches the gestures before the button.
            let isButton = focused is any ShortcutTarget
            if isButton { tapGestures(.simultaneous, by: press) }
            user = chain.dropFirst(first.count).first { $0.keyPressed(press) }
            if !isButton, user != nil, user === focused { tapGestures(.simultaneous, by: press) }
        }
        guard let user else { return screenResponders.contains { $0.keyPressed(press) } }
        if user === focused { focus.focusedWasUsed() }
        return true
    }

    /// Sends a key to the texts in the focused view, so that their content can be selected and copied.
    private func isUsedByText(_ press: KeyPress) -> Bool {
        guard let node = focus.focused?.layoutNode, !(node is TextLayoutNode) else { return false }
        if let text = focus.selectedText, text.isIn(node), text.selectionKeyPressed(press) { return true }
        guard press.modifiers.contains(.shift) || press.modifiers.contains(.option) else { return false }
        return node.texts.first(where: \.isSelectable)?.selectionKeyPressed(press) == true
    }

    /// Handles a key that no view and no shortcut has used.
    private func useFreely(_ press: KeyPress) {
        let isUsed = chain.contains { $0.unusedKeyPressed(press) } || undoes(press)
        if tapGestures(.simultaneous, by: press) || isUsed { return }
        switch (press.key, press.modifiers) {
        case (.tab, []): focus.move(forward: true)
        case (.tab, .shift): focus.move(forward: false)
        case (.function(6), []): movePane(forward: true)
        case (.function(6), .shift): movePane(forward: false)
        case (.escape, []): _ = layers?.returnFromBackground()
        case (.upArrow, []): _ = focus.move(.up)
        case (.downArrow, []): _ = focus.move(.down)
        case (.leftArrow, []): if !focus.move(.left) { useOnScreen(press) }
        case (.rightArrow, []): if !focus.move(.right) { useOnScreen(press) }
        case (.upArrow, .shift): _ = dragByKey(.up)
        case (.downArrow, .shift): _ = dragByKey(.down)
        case (.leftArrow, .shift): _ = dragByKey(.left)
        case (.rightArrow, .shift): _ = dragByKey(.right)
        case ("c", .control): process?.interrupt()
        case ("z", .control): process?.stop()
        case ("l", .control): process?.redraw()
        case ("g", .control): process?.repeatLine()
        case ("?", []), ("?", .shift), (.function(1), []): keyHelp.toggle(keyHints)
        case (.function(8), []): mouseTracking?.toggle()
        case ("f", .control), ("/", []): search(press)
        default: _ = tree?.keyRoot?.firstViewport?.keyPressed(press)
        }
    }

    /// Sends a key to the views with keys of the whole screen, such as pages beside the control with the focus.
    private func useOnScreen(_ press: KeyPress) {
        _ = screenResponders.contains { $0.unusedKeyPressed(press) }
    }

    /// Opens the palette with the commands of the screen. The help for the keys, which is above the screen and lists the
    /// palette's key, closes first.
    func openPalette() {
        guard keyHelp.presented != nil, let layout = tree?.keyRoot?.layoutContext else {
            return palette.open(from: self)
        }
        keyHelp.presented = nil
        layout.queue.afterLayout { [weak self] in
            guard let self, palette.presented == nil else { return }
            palette.open(from: self)
        }
        layout.requestFrame()
    }

    /// Moves the focus to the next or the previous pane. The views behind a window that lets them be used follow the last
    /// pane of the window, and the window follows the last pane of those views.
    private func movePane(forward: Bool) {
        if layers?.hasOpenBackground == true, focus.isInLastPane(forward: forward) {
            _ = layers?.switchToBackground()
        } else {
            _ = focus.movePane(forward: forward)
        }
    }

    /// Moves the focus to the first search field of the screen, unless the focus is in a searchable view.
    private func search(_ press: KeyPress) {
        guard let search = tree?.keyRoot?.firstInput(where: \.hasSearch) else { return }
        _ = search.handler?.unusedKeyPressed(press, at: search)
    }

    /// Scrolls to the focused control, in place of acting on it, if the control has never been visible or is scrolled
    /// out of sight; returns whether it has done so. Typed text still goes to a text field, and arrow keys still
    /// scroll.
    private func showsFocus(_ press: KeyPress) -> Bool {
        let isUnseen = focus.isUnseen
        guard isUnseen || focus.isOutOfSight, press.modifiers.isEmpty || press.modifiers == .shift else { return false }
        let takesText = focus.focused?.caret != nil
        switch press.key {
        case .tab where isUnseen: break
        case .return: break
        case .space where !takesText: break
        case .delete where !takesText, .deleteForward where !takesText: break
        case let key where key.typesText || key == .delete:
            if takesText { focus.show() }
            return false
        default: return false
        }
        focus.show()
        return true
    }

    /// Sends the release of a key to the views that have requested it.
    private func release(_ press: KeyPress) {
        _ = keyChain.contains { responder in
            guard let node = responder as? InputLayoutNode else { return false }
            return node.handler?.keyReleased(press, at: node) ?? false
        }
    }

    // MARK: Mouse

    private func route(_ event: TerminalEvent.MouseEvent) {
        switch event.action {
        case .press:
            drags?.cancel()
            press(event)
        case .drag:
            if let drags, drags.isActive { drags.move(to: event.position) } else { press.drag(event) }
        case .release:
            drags?.drop()
            press.release(event)
        case .scrollUp, .scrollDown, .scrollLeft, .scrollRight: scroll(event)
        case .move: break
        }
        hover(event.position)
    }

    /// Notifies the views that the mouse has entered or left.
    private func hover(_ position: CellPoint) {
        let target = tree?.rootLayoutNode?.responder(at: position)
        let now = target?.layoutNode.responderChain.compactMap { $0 as? InputLayoutNode } ?? []
        let before = hovered.compactMap(\.node)
        for node in before where !now.contains(where: { $0 === node }) {
            node.handler?.hoverDidChange(to: false, at: position - node.screenOrigin)
        }
        for node in now where !before.contains(where: { $0 === node }) {
            node.handler?.hoverDidChange(to: true, at: position - node.screenOrigin)
        }
        for node in now { node.handler?.hoverDidMove(to: position - node.screenOrigin, in: node) }
        hovered = now.map(WeakInput.init)
    }

    private func press(_ event: TerminalEvent.MouseEvent) {
        let target = tree?.rootLayoutNode?.responder(at: event.position)
        if target !== focus.selectedText { focus.selectedText = nil }
        let hasMoved = layers?.hasOpenBackground == true && layers?.activate(target?.layoutNode.layer) == true
        press.begin(event, target?.layoutNode.responderChain ?? [], focus)
        if hasMoved { focus.keepFocus() }
    }

    private func scroll(_ event: TerminalEvent.MouseEvent) {
        let target = tree?.rootLayoutNode?.responder(at: event.position)
        _ = target?.layoutNode.responderChain.contains { $0.mouse(event.moved(to: $0)) }
    }
}

extension TerminalEvent.MouseEvent {
    /// Returns the event with its position in a responder's coordinates.
    @MainActor
    func moved(to responder: (any Responder)?) -> TerminalEvent.MouseEvent {
        guard let responder else { return self }
        var event = self
        event.position = position - responder.layoutNode.screenOrigin
        return event
    }
}
