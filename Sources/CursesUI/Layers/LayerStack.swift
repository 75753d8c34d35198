import CursesUITerminal

/// The layers above the screen, the topmost last. The focus stays in the topmost layer. When that layer is removed, the
/// focus returns to the responder that had it before.
@MainActor
final class LayerStack {
    private var entries: [Entry] = []
    private let queue: LayoutQueue
    private let focus: FocusManager
    /// The node that contains the layers.
    weak var screen: (Node & ContainerNode)?

    private struct Entry {
        let layer: LayerLayoutNode
        let focus: FocusManager.SavedFocus
    }

    init(queue: LayoutQueue, focus: FocusManager) {
        self.queue = queue
        self.focus = focus
    }

    var layers: [LayerLayoutNode] { entries.map(\.layer) }

    /// The layer that receives the keys.
    var top: LayerLayoutNode? { entries.last?.layer }

    func insert(_ layer: LayerLayoutNode) {
        focus.holdsValueSource = layer.options.actsOnWindow
        entries.append(Entry(layer: layer, focus: focus.giveUp()))
        layersDidChange()
    }

    func remove(_ layer: LayerLayoutNode) {
        guard let index = entries.firstIndex(where: { $0.layer === layer }) else { return }
        let entry = entries.remove(at: index)
        focus.holdsValueSource = top?.options.actsOnWindow ?? false
        if index == entries.count {
            focus.restore(entry.focus)
        } else {
            // The layer above was opened while the removed layer had the focus. It inherits the focus to restore from
            // the removed layer.
            entries[index] = Entry(layer: entries[index].layer, focus: entry.focus)
        }
        layersDidChange()
    }

    /// Called when a layer covers the whole screen, or no longer does.
    func placementsDidChange() { layersDidChange() }

    private func layersDidChange() {
        var isPresent = true
        for entry in entries.reversed() {
            (entry.layer.owner as? Node)?.setPresent(isPresent)
            if entry.layer.options.placement == .filling { isPresent = false }
        }
        guard let screen else { return }
        screen.setPresent(isPresent)
        queue.invalidateChildren(of: screen)
    }

    /// Called after layout: attached layers follow the views that present them.
    func followAnchors() {
        for entry in entries { entry.layer.followAnchor() }
    }
}
