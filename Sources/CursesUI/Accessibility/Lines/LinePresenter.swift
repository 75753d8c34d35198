import CursesUITerminal

/// Writes lines for a screen reader. After each frame, it compares the accessibility tree and the focus with those of
/// the previous frame, and writes the differences.
@MainActor
final class LinePresenter {
    private unowned let host: ViewHost
    /// The lines to write with the next frame, whether or not anything else has changed.
    private var announcements = [LinePresenter.greeting]
    private var isListDue = false
    private var isLineDue = false
    /// Whether the user has asked for the line of the focused view.
    private var isWholeLineDue = false
    /// Whether any element of the screen has been seen.
    private var hasBegun = false

    /// The layers above the screen, and the title of the screen, at the last frame.
    private var layers: [ObjectIdentifier] = []
    private var title: String?
    /// The view with the focus, and the words that describe it.
    private var place: ObjectIdentifier?
    private var spoken: SpokenElement?
    private var edited: EditedLine?
    /// The number of changes of the focused view that have been said since the last event of the user.
    private var changeCount = 0
    /// The largest number of changes that are said between two events. Without a limit, a value that changes by
    /// itself, such as a clock, would be spoken without end.
    private static let mostChanges = 3

    /// Lists the keys for users who do not know this mode yet.
    static let greeting =
        "Tab moves, arrows move in a group, Return and Space press, Escape closes, Control-L lists the screen, "
        + "Control-G repeats the line, Control-C ends."

    init(_ host: ViewHost) {
        self.host = host
    }

    /// Writes a message with the next frame.
    func announce(_ text: String) { announcements.append(text) }

    /// Lists everything on the screen with the next frame.
    func list() { isListDue = true }

    /// Notes an event of the user, whose effects are said.
    func noteEvent() { changeCount = 0 }

    /// Writes the line of the focused view again with the next frame.
    func repeatLine() {
        isLineDue = true
        isWholeLineDue = true
    }

    /// Writes the changes since the last call. While the terminal is busy, nothing is written, and the changes are kept
    /// for the next frame.
    func present() {
        guard host.terminal.isReady else { return }
        var lines = announcements
        announcements = []
        let elements = elements
        let isNew = noteScreen(elements, &lines)
        if isListDue { lines += Self.list(elements) }
        let focused = elements.first(where: \.isFocused)
        if focused == nil, isNew, !isListDue { lines += Self.list(elements) }
        noteFocus(focused, &lines)
        isListDue = false
        isLineDue = false
        isWholeLineDue = false
        let line = host.focus.focused?.editedLine
        guard !lines.isEmpty || line != edited else { return }
        edited = line
        host.terminal.show(lines, editing: line)
    }

    /// The elements in the topmost layer, or on the whole screen if there is no layer.
    private var elements: [AccessibilityElement] {
        let root = (host.context.layers.top?.owner as? Node) ?? host.rootNode
        return AccessibilityTree.elements(of: root).flatMap(\.withDescendants)
    }

    private static func list(_ elements: [AccessibilityElement]) -> [String] {
        elements.filter(\.isListed).map { SpokenElement($0, place: $0.place).wholeLine }
    }

    // MARK: Changes

    /// Adds lines for a layer that has opened and for a new title of the screen. Returns whether a new screen is
    /// visible.
    private func noteScreen(_ elements: [AccessibilityElement], _ lines: inout [String]) -> Bool {
        let stack = host.context.layers.layers
        let known = layers
        layers = stack.map(ObjectIdentifier.init)
        var isNew = !hasBegun
        if !elements.isEmpty { hasBegun = true }
        if let top = stack.last, !known.contains(ObjectIdentifier(top)) {
            lines += Self.opening(top, elements)
        }
        // After a layer has opened or closed, the focused view is announced again.
        if layers != known { isLineDue = true }
        let title = host.terminal.title
        if title != self.title {
            self.title = title
            isNew = true
            if let title { lines.append("Screen: \(title)") }
        }
        return isNew && stack.isEmpty
    }

    /// Returns the kind of a layer, its title and its message, which are the texts before its first control.
    private static func opening(_ layer: LayerLayoutNode, _ elements: [AccessibilityElement]) -> [String] {
        let listed = elements.filter(\.isListed)
        var texts = Array(listed.prefix { !$0.isFocusable && ($0.role ?? $0.traits.role)?.isControl != true })
        if texts.isEmpty, layer.options.kind != .menu, layer.options.kind != .commands {
            texts = listed.filter { !$0.isFocusable && $0.traits.contains(.isStaticText) }.prefix(1).map { $0 }
        }
        let words = texts.map { SpokenElement($0).line }
        guard let title = words.first else { return [layer.options.kind.rawValue] }
        return ["\(layer.options.kind.rawValue): \(title)"] + words.dropFirst()
    }

    private func noteFocus(_ element: AccessibilityElement?, _ lines: inout [String]) {
        guard let element else {
            if isLineDue { lines.append("No control has the focus.") }
            if host.focus.focusedPlace == nil || host.focus.focusedPlace != place {
                place = host.focus.focusedPlace
                spoken = nil
            }
            return
        }
        let new = SpokenElement(element, place: element.place)
        let old = host.focus.focusedPlace == place ? spoken : nil
        place = host.focus.focusedPlace
        spoken = new
        if old == nil || isLineDue || isListDue {
            let shown = new.withoutEditedText
            lines.append(isWholeLineDue ? shown.wholeLine : shown.line)
        } else if let old, !new.isEdited, changeCount < Self.mostChanges, let change = new.line(after: old) {
            changeCount += 1
            lines.append(change)
        }
    }
}

extension SpokenElement {
    /// Whether the element is a text field, whose text the terminal shows in the line that is being edited.
    fileprivate var isEdited: Bool { role?.takesText == true }

    /// The words without the text of an edited field, because the line that is being edited shows that text.
    fileprivate var withoutEditedText: SpokenElement {
        guard isEdited, role != .secureTextField, value != "empty" else { return self }
        var result = self
        result.value = nil
        return result
    }
}

extension AccessibilityElement {
    /// The position of the row in its list, if the element is a row or the only control in a row.
    @MainActor
    fileprivate var place: (number: Int, count: Int)? {
        guard let row = node?.layoutNodes.first?.row, focusPlace == ObjectIdentifier(row.layoutNode) else { return nil }
        return row.place
    }
}

extension LayerOptions {
    /// The word that announces a layer.
    fileprivate enum Kind: String {
        case alert = "Alert"
        case dialog = "Dialog"
        case menu = "Menu"
        case commands = "Commands"
        case popover = "Popover"
        case sheet = "Sheet"
    }

    fileprivate var kind: Kind {
        if case .byButton(let orOutside) = dismissal { return orOutside ? .dialog : .alert }
        if actsOnWindow { return placement.isAttached ? .menu : .commands }
        return placement.isAttached ? .popover : .sheet
    }
}
