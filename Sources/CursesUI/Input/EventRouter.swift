import CursesUITerminal

/// Takes each event to the responder that it is meant for.
@MainActor
package final class EventRouter {
    private let focus: FocusManager
    private let shortcuts: ShortcutRegistry
    /// Who was pressed with the mouse and gets what follows.
    private weak var captor: (any Responder)?

    /// The views that take input under the mouse.
    private var hovered: [WeakInput] = []

    private struct WeakInput {
        weak var node: InputLayoutNode?
    }

    /// Control-C, where nothing else has taken it.
    package var onInterrupt: () -> Void = {}
    /// Control-Z, where nothing else has taken it.
    package var onSuspend: () -> Void = {}
    /// Control-L, where nothing else has taken it: the screen is to be drawn anew.
    package var onRedraw: () -> Void = {}
    var root: () -> LayoutNode? = { nil }

    init(focus: FocusManager, shortcuts: ShortcutRegistry) {
        self.focus = focus
        self.shortcuts = shortcuts
    }

    package func route(_ event: TerminalEvent) {
        switch event {
        case .key(let press): if press.phase == .up { release(press) } else { route(press) }
        case .mouse(let mouse): route(mouse)
        case .paste(let text): _ = chain.contains { $0.pasted(text) }
        case .focus, .resize: break
        }
    }

    /// Who is asked about keys, one after the other.
    private var chain: [any Responder] {
        let start = focus.focused?.layoutNode ?? focus.root()
        return start?.responderChain ?? []
    }

    /// Who is asked about a key: what takes keys around a single control comes before the control.
    private var keyChain: [any Responder] {
        let chain = chain
        guard focus.focused != nil else { return chain }
        // A control that has never been seen is not acted on.
        if focus.isUnseen { return Array(chain.drop { !($0 is ViewportLayoutNode) }) }
        let first = chain.filter {
            guard let input = $0 as? InputLayoutNode else { return false }
            return input.handler?.precedesControl == true && !input.hasSeveralControls
        }
        guard !first.isEmpty else { return chain }
        return first + chain.filter { responder in !first.contains { $0 === responder } }
    }

    // MARK: Keys

    /// A key with Control or Alt goes to the shortcuts first, any other to whoever has the focus.
    private func route(_ press: KeyPress) {
        let isPlain = KeyboardShortcut.isPlain(press)
        if !isPlain, shortcuts.trigger(press, in: focus.root()) { return }
        if showsFocus(press) { return }
        if keyChain.contains(where: { $0.keyPressed(press) }) { return }
        if isPlain, shortcuts.trigger(press, in: focus.root()) { return }
        switch (press.key, press.modifiers) {
        case (.tab, []): focus.move(forward: true)
        case (.tab, .shift): focus.move(forward: false)
        case (.upArrow, []): _ = focus.move(.up)
        case (.downArrow, []): _ = focus.move(.down)
        case (.leftArrow, []): _ = focus.move(.left)
        case (.rightArrow, []): _ = focus.move(.right)
        case ("c", .control): onInterrupt()
        case ("z", .control): onSuspend()
        case ("l", .control): onRedraw()
        default: _ = focus.root()?.firstViewport?.keyPressed(press)
        }
    }

    /// A key that would act on a control which has the focus and was never seen shows it instead; returns
    /// whether that was all. What is typed goes to a text field all the same, and the arrows let one read on.
    private func showsFocus(_ press: KeyPress) -> Bool {
        guard focus.isUnseen, press.modifiers.isEmpty || press.modifiers == .shift else { return false }
        let takesText = focus.focused?.caret != nil
        switch press.key {
        case .tab, .return: break
        case .space where !takesText: break
        case let key where key.typesText || key == .delete:
            if takesText { focus.show() }
            return false
        default: return false
        }
        focus.show()
        return true
    }

    /// A key that is released means something only to views that ask for that.
    private func release(_ press: KeyPress) {
        _ = keyChain.contains { responder in
            guard let node = responder as? InputLayoutNode else { return false }
            return node.handler?.keyReleased(press, at: node) ?? false
        }
    }

    // MARK: Mouse

    private func route(_ event: TerminalEvent.MouseEvent) {
        switch event.action {
        case .press: press(event)
        case .drag: _ = captor?.mouse(event.moved(to: captor))
        case .release:
            _ = captor?.mouse(event.moved(to: captor))
            captor = nil
        case .scrollUp, .scrollDown, .scrollLeft, .scrollRight: scroll(event)
        case .move: break
        }
        hover(event.position)
    }

    /// Tells the views that the mouse has come over, and those that it has left.
    private func hover(_ position: CellPoint) {
        let target = root()?.responder(at: position)
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
        captor = nil
        let target = root()?.responder(at: event.position)
        for responder in target?.layoutNode.responderChain ?? [] {
            if responder.canBeFocused { focus.focus(responder) }
            if responder.mouse(event.moved(to: responder)) {
                captor = responder
                return
            }
        }
    }

    private func scroll(_ event: TerminalEvent.MouseEvent) {
        let target = root()?.responder(at: event.position)
        _ = target?.layoutNode.responderChain.contains { $0.mouse(event.moved(to: $0)) }
    }
}

extension TerminalEvent.MouseEvent {
    /// The event with its position in a responder's own cells.
    @MainActor
    fileprivate func moved(to responder: (any Responder)?) -> TerminalEvent.MouseEvent {
        guard let responder else { return self }
        var event = self
        event.position = position - responder.layoutNode.screenOrigin
        return event
    }
}
