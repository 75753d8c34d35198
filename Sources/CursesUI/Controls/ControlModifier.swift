import CursesUITerminal

/// Turns a view into a control that is triggered by Return and Space while it has the focus, or by a click. The
/// modifier sets the environment value `isFocused` for the view.
struct ControlModifier {
    let isPressed: Binding<Bool>
    var role: ButtonRole?
    /// Whether the control may repeat its action while the mouse holds it down.
    var canRepeat = false
    let action: @MainActor () -> Void
}

extension ControlModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ControlModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ControlModifier>> {
        ControlNode(view, in: context)
    }
}

final class ControlNode<Content: View>: ModifierNode<Content, ControlModifier>, ContainerNode {
    private unowned let shortcuts: ShortcutRegistry

    override init(
        _ view: ModifiedContent<Content, ControlModifier>,
        in context: NodeContext
    ) {
        shortcuts = context.host.shortcuts
        super.init(view, in: context)
    }

    private var control: ControlLayoutNode!
    private var isFocused = false
    /// Repeats the action while the mouse holds the control down.
    private var repeater: ButtonRepeater?

    override var isContainer: Bool { true }

    override func prepare() {
        control = ControlLayoutNode(for: self)
        layoutContext.queue.invalidateChildren(of: self)
        shortcuts.update(self)
        if environment.isInDialog { sayPreference(DialogButtonsKey.self) }
    }

    override func modifierDidChange(from old: ControlModifier) {
        shortcuts.controlDidChange(self)
        if old.role != modifier.role {
            shortcuts.update(self)
            if environment.isInDialog { preferenceDidChange(DialogButtonsKey.self) }
        }
    }

    override func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == DialogButtonsKey.self else { return super.computePreference(key) }
        return DialogButtons(count: 1, hasCancel: modifier.role == .cancel) as? Key.Value
    }

    override func willRemove() {
        shortcuts.remove(self)
        repeater = nil
        super.willRemove()
    }

    override var childEnvironment: EnvironmentValues {
        var environment = environment
        environment.isFocused = isFocused
        return environment
    }

    override func makeLayoutNodes() -> [LayoutNode] { [control] }

    override func childLayoutNodesDidChange() {
        layoutContext.queue.invalidateChildren(of: self)
    }

    func collectChildren() {
        control.setChildren(child.layoutNodes)
    }

    override func environmentDidChange(
        _ keys: Set<EnvironmentKeyID>
    ) -> Set<EnvironmentKeyID> {
        control.responderMayDiffer()
        shortcuts.update(self)
        return keys.subtracting([EnvironmentValues.isFocusedID])
    }
}

extension ControlNode: Responder {
    var layoutNode: LayoutNode { control }

    var canBeFocused: Bool { environment.isEnabled && !isRemoved }
    var claimsFocus: Bool { true }

    func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
        control.isFocused = isFocused
        if !isFocused { endPress() }
        let environment = childEnvironment
        forEachChild { $0.setEnvironment(environment, changed: [EnvironmentValues.isFocusedID]) }
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        guard press.activates else { return false }
        trigger()
        return true
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        guard event.button == .left, environment.isEnabled || modifier.isPressed.wrappedValue else {
            return false
        }
        let isInside = CellRect(origin: .zero, size: control.frame.size).contains(event.position)
        switch event.action {
        case .press:
            modifier.isPressed.wrappedValue = true
            if modifier.canRepeat, environment.buttonRepeatBehavior == .enabled {
                repeater = ButtonRepeater(layoutContext.clock) { [weak self] in self?.trigger() }
            }
        case .drag:
            modifier.isPressed.wrappedValue = isInside
            if !isInside { repeater?.stop() }
        case .release:
            let hasActed = repeater?.hasActed ?? false
            endPress()
            if isInside, !hasActed { trigger() }
        default:
            return false
        }
        return true
    }

    func mouseCancelled() { endPress() }

    private func endPress() {
        modifier.isPressed.wrappedValue = false
        repeater = nil
    }

    func trigger() {
        guard canBeFocused else { return }
        guard let layer = environment.actionDismissal.target else { return modifier.action() }
        if !layer.goesAfterAction { layer.dismiss() }
        modifier.action()
        if layer.goesAfterAction { layer.dismiss() }
        environment.dialogChoice?.choose(modifier.role)
    }

    var initialFocusRank: Int {
        if environment.isInDialog, shortcut == .defaultAction { return 1 }
        if environment.isInBar { return -2 }
        return environment.isInDialog && modifier.role == .destructive ? -1 : 0
    }
}

extension ControlNode: ShortcutTarget {
    var keyTitle: String { environment.keyTitle ?? commandTitle ?? "Press" }

    var commandTitle: String? { AccessibilityTree.label(of: self) }

    var isCommand: Bool { environment.isCommand }

    var keyHints: [KeyHint] { [KeyHint(.return, title: keyTitle)] }

    /// The cancel button of a dialog has the shortcut Escape, unless it has its own shortcut.
    var shortcut: KeyboardShortcut? {
        if let shortcut = environment.keyboardShortcut { return shortcut }
        return environment.isInDialog && modifier.role == .cancel ? .cancelAction : nil
    }
}

/// Lays out the content of a control. Several views are placed on top of each other, centred.
final class ControlLayoutNode: LayoutNode {
    private weak var control: (any Responder)?
    private let overlap = OverlapLayout(alignment: .center)

    /// - Parameter control: the node that handles the keys and clicks of the control.
    init(for control: any Responder & Node) {
        self.control = control
        super.init(owner: control)
    }

    override var responder: (any Responder)? { control }

    /// Whether the control has the focus.
    var isFocused = false {
        didSet { if isFocused != oldValue, !showsFocusItself { setNeedsDisplay() } }
    }

    /// Whether a view in the control reads `isFocused` from the environment, and so can show the focus itself.
    private var showsFocusItself: Bool {
        var reads = false
        (control as? Node)?.forEachChild { if $0.readsFocus { reads = true } }
        return reads
    }

    /// Marks the focus, unless a view in the control shows it.
    override func drawAbove(in context: DrawingContext) {
        guard isFocused, owner.environment.isFocusEffectEnabled, !showsFocusItself else { return }
        context.markFocus(CellRect(origin: .zero, size: frame.size))
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        overlap.size(proposal, children: children)
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        overlap.place(children, in: size, proposal: proposal)
    }

    override func computeExplicitGuide(
        _ key: AlignmentKey,
        in size: CellSize,
        proposal: CellProposal
    ) -> Int? {
        overlap.explicitGuide(key, in: size, proposal: proposal, children: children)
    }
}
