/// Lists the entries of a rotor in the command palette. An entry scrolls to its view, and moves the focus there.
struct RotorModifier<Source: RotorSource> {
    let label: Text
    let source: Source
    @State private var place = RotorPlace()

    init(label: Text, source: Source) {
        self.label = label
        self.source = source
    }
}

/// Creates the entries of a rotor when the command palette opens.
@MainActor
protocol RotorSource {
    var entries: [RotorEntry] { get }
}

extension RotorModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(RotorPlaceModifier(place: place))
            .modifier(
                MenuCommands(
                    title: label,
                    items: RotorCommands(source: source, place: place)
                )
            )
    }
}

/// The commands for the entries; they are read when the palette opens.
private struct RotorCommands<Source: RotorSource>: View {
    let source: Source
    let place: RotorPlace

    var body: some View {
        ForEach(Array(source.entries.enumerated()), id: \.offset) { _, entry in
            Button {
                place.follow(entry)
            } label: {
                entry.label
            }
        }
    }
}

/// The position of a rotor in the view graph.
@MainActor
final class RotorPlace {
    weak var node: Node?

    nonisolated init() {}

    /// Shows the view of an entry, which may also appear only in the next frame.
    func follow(_ entry: RotorEntry) {
        entry.prepare?()
        guard let layoutContext = node?.layoutContext else { return }
        layoutContext.queue.afterLayout { [weak self] in
            guard let node = self?.node, !node.isRemoved else { return }
            switch entry.target {
            case .id(let id): node.scrollTarget(for: id)?.visit()
            case .entry(let id, let namespace): node.rotorEntry(id, in: namespace)?.visit()
            case .view: IdentifiedTarget.view(node).visit()
            }
        }
        layoutContext.requestFrame()
    }
}

extension IdentifiedTarget {
    /// Scrolls to the view, and moves the focus to the first control in it or to the list row that contains it.
    fileprivate func visit() {
        reveal(anchor: nil)
        guard case .view(let node) = self, let target = node.layoutNodes.first else { return }
        let row = target.responderChain.first { $0 is any RowResponder && $0.canBeFocused }
        guard let responder = target.firstInRank ?? row else { return }
        node.layoutContext.focus.focusWithoutReturn(responder)
    }
}

extension Node {
    /// Returns the view that `accessibilityRotorEntry(id:in:)` has marked with an id.
    fileprivate func rotorEntry(_ id: AnyHashable, in namespace: Namespace.ID) -> IdentifiedTarget? {
        if let node = self as? any MarkedRotorEntry, node.marks(id, namespace) { return .view(self) }
        var found: IdentifiedTarget?
        forEachChild { if found == nil { found = $0.rotorEntry(id, in: namespace) } }
        return found
    }
}

/// Stores its node in the rotor's place.
private struct RotorPlaceModifier {
    let place: RotorPlace
}

extension RotorPlaceModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, RotorPlaceModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, RotorPlaceModifier>> {
        RotorPlaceNode(view, in: context)
    }
}

private final class RotorPlaceNode<Content: View>: ModifierNode<Content, RotorPlaceModifier> {
    override func prepare() {
        super.prepare()
        modifier.place.node = self
    }
}

// MARK: Marked views

@MainActor
private protocol MarkedRotorEntry: Node {
    func marks(_ id: AnyHashable, _ namespace: Namespace.ID) -> Bool
}

private struct RotorEntryModifier {
    let id: AnyHashable
    let namespace: Namespace.ID
}

extension RotorEntryModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, RotorEntryModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, RotorEntryModifier>> {
        RotorEntryNode(view, in: context)
    }
}

private final class RotorEntryNode<Content: View>: ModifierNode<Content, RotorEntryModifier>, MarkedRotorEntry {
    func marks(_ id: AnyHashable, _ namespace: Namespace.ID) -> Bool {
        modifier.id == id && modifier.namespace == namespace
    }
}

extension View {
    /// Marks the view as the target of an entry of a rotor.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID
    ) -> some View {
        modifier(RotorEntryModifier(id: AnyHashable(id), namespace: namespace))
    }
}
