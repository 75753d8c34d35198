/// The view to which a modifier is applied, as it appears in the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let slot: ModifiedContentSlot
}

extension _ViewModifier_Content: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<_ViewModifier_Content> {
        ModifiedContentNode(self, in: context)
    }
}

/// Passes a modified view to its positions in the modifier's body, so that the body need not run if only the view has
/// changed.
@MainActor
final class ModifiedContentSlot {
    private(set) var content: AnyView
    private var readers: [ObjectIdentifier: any ModifiedContentReader] = [:]

    init(_ content: AnyView) {
        self.content = content
    }

    func update(_ new: AnyView) {
        content = new
        for reader in readers.values { reader.contentDidChange() }
    }

    func addReader(_ reader: any ModifiedContentReader) {
        readers[ObjectIdentifier(reader)] = reader
    }

    func removeReader(_ reader: any ModifiedContentReader) {
        readers[ObjectIdentifier(reader)] = nil
    }
}

/// A node that shows the content of a slot.
@MainActor
protocol ModifiedContentReader: AnyObject {
    func contentDidChange()
}

final class ModifiedContentNode<Modifier: ViewModifier>:
    SingleChildNode<_ViewModifier_Content<Modifier>, AnyView>, ModifiedContentReader
{
    init(_ view: _ViewModifier_Content<Modifier>, in context: NodeContext) {
        super.init(view, in: context) { $0.slot.content }
        view.slot.addReader(self)
    }

    override func viewDidChange(from old: _ViewModifier_Content<Modifier>) {
        // If the slot is the same, it has already reported the change of its content.
        guard old.slot !== view.slot else { return }
        old.slot.removeReader(self)
        view.slot.addReader(self)
        contentDidChange()
    }

    func contentDidChange() {
        child.update(view.slot.content)
    }

    override func willRemove() {
        view.slot.removeReader(self)
        super.willRemove()
    }
}
