import CursesUITerminal

/// The modifier keys that are held, as far as the terminal reports them.
@MainActor
package final class ModifierKeys {
    private(set) var held: EventModifiers = []
    private var observers = WeakList<any ModifierKeysObserver>()

    /// Notes the modifiers of an event.
    func note(_ modifiers: EventModifiers) {
        guard modifiers != held else { return }
        let old = held
        held = modifiers
        for observer in observers.elements { observer.modifierKeysDidChange(from: old, to: modifiers) }
    }

    func add(_ observer: any ModifierKeysObserver) { observers.add(observer) }
    func remove(_ observer: any ModifierKeysObserver) { observers.remove(observer) }
}

@MainActor
protocol ModifierKeysObserver: AnyObject {
    func modifierKeysDidChange(from old: EventModifiers, to new: EventModifiers)
}

/// Runs an action when modifier keys are pressed or released.
struct ModifierKeysModifier {
    let mask: EventModifiers
    let runsAtFirst: Bool
    let action: (_ old: EventModifiers, _ new: EventModifiers) -> Void
}

extension ModifierKeysModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ModifierKeysModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ModifierKeysModifier>> {
        ModifierKeysNode(view, in: context)
    }
}

private final class ModifierKeysNode<Content: View>:
    ModifierNode<Content, ModifierKeysModifier>, ModifierKeysObserver
{
    private unowned let keys: ModifierKeys
    private unowned let requests: KeyPhaseRequests

    override init(_ view: ModifiedContent<Content, ModifierKeysModifier>, in context: NodeContext) {
        keys = context.host.modifierKeys
        requests = context.host.keyPhases
        super.init(view, in: context)
    }

    override func prepare() {
        super.prepare()
        keys.add(self)
        requests.set(true, by: ObjectIdentifier(self))
        guard modifier.runsAtFirst else { return }
        graph.afterUpdate(.appear) { [weak self] in
            guard let self, !isRemoved else { return }
            let held = keys.held.intersection(modifier.mask)
            modifier.action(held, held)
        }
    }

    override func willRemove() {
        keys.remove(self)
        requests.set(false, by: ObjectIdentifier(self))
        super.willRemove()
    }

    func modifierKeysDidChange(from old: EventModifiers, to new: EventModifiers) {
        let (old, new) = (old.intersection(modifier.mask), new.intersection(modifier.mask))
        if old != new { modifier.action(old, new) }
    }
}

/// Replaces a view while modifier keys are held.
private struct ModifierKeyAlternate<Alternate: View> {
    let modifiers: EventModifiers
    let alternate: Alternate
    @State private var isHeld = false
    @Environment(\.isCommand) private var isCommand
    @Environment(\.reportsModifierKeys) private var reportsModifierKeys

    init(modifiers: EventModifiers, alternate: Alternate) {
        self.modifiers = modifiers
        self.alternate = alternate
    }
}

extension ModifierKeyAlternate: ViewModifier {
    func body(content: Content) -> some View {
        Group {
            if isCommand || !reportsModifierKeys {
                content
                alternate
            } else if isHeld {
                alternate
            } else {
                content
            }
        }
        .onModifierKeysChanged(mask: modifiers, initial: false) { _, new in isHeld = new == modifiers }
    }
}

private struct ReportsModifierKeysKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    static let reportsModifierKeysID = EnvironmentKeyID(ReportsModifierKeysKey.self)

    /// Whether the terminal reports keys that are only held.
    var reportsModifierKeys: Bool {
        get { self[ReportsModifierKeysKey.self] }
        set { self[ReportsModifierKeysKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when the user presses or releases modifier keys, wherever the focus is.
    ///
    /// Terminals with kitty's keyboard protocol report keys that are only held, and are asked to do so while the view
    /// exists. In all other terminals, the modifiers are those of the last key or of the last event of the mouse, and
    /// `.command` is never among them.
    ///
    /// - Parameters:
    ///   - mask: the modifiers that matter.
    ///   - initial: whether the action also runs when the view appears.
    ///   - action: receives the modifiers before and after the change.
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all,
        initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View {
        modifier(ModifierKeysModifier(mask: mask, runsAtFirst: initial, action: action))
    }

    /// Shows another view in place of this one while exactly the given modifier keys are held, as menus do.
    ///
    /// Only terminals with kitty's keyboard protocol report keys that are held. In all others, and in the command
    /// palette, both views are shown, the alternate one after this one.
    nonisolated public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers,
        @ViewBuilder _ alternate: () -> V
    ) -> some View {
        modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
    }
}
