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

    /// The part of the screen beneath all layers.
    weak var base: LayoutNode?

    private struct Entry {
        let layer: LayerLayoutNode
        /// The focus behind the layer, which comes back when the layer is gone.
        var focus: FocusManager.SavedFocus
        /// The focus in the layer, while the user works with the views behind it; otherwise `nil`.
        var inner: FocusManager.SavedFocus?
    }

    init(queue: LayoutQueue, focus: FocusManager) {
        self.queue = queue
        self.focus = focus
    }

    var layers: [LayerLayoutNode] { entries.map(\.layer) }

    /// The layer that receives the keys; `nil` if the screen beneath the layers does.
    var top: LayerLayoutNode? { entries.last { $0.inner == nil }?.layer }

    /// The part of the screen that receives the keys; `nil` if there are no layers.
    var keyRoot: LayoutNode? { entries.isEmpty ? nil : top ?? base }

    func insert(_ layer: LayerLayoutNode) {
        if let inner = entries.firstIndex(where: { $0.layer.isPresented(in: layer) }) {
            // The content of the layer, which is made first, has already presented a layer of its own, which remains in
            // front. When that one is gone, the focus goes to this layer, which restores it later.
            entries.insert(Entry(layer: layer, focus: entries[inner].focus), at: inner)
            entries[inner + 1].focus = focus.giveUp()
        } else {
            focus.holdsValueSource = layer.options.actsOnWindow
            entries.append(Entry(layer: layer, focus: focus.giveUp()))
        }
        layersDidChange()
    }

    func remove(_ layer: LayerLayoutNode) {
        guard let index = entries.firstIndex(where: { $0.layer === layer }) else { return }
        let entry = entries.remove(at: index)
        focus.holdsValueSource = top?.options.actsOnWindow ?? false
        if entry.inner != nil {
            // The user works behind the layer, so the focus stays there.
        } else if index == entries.count {
            focus.restore(entry.focus)
        } else {
            // The layer above was opened while the removed layer had the focus. It inherits the focus to restore from
            // the removed layer.
            entries[index].focus = entry.focus
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

    /// Called after layout: attached layers follow the views that present them. A layer that no longer lets the views
    /// behind it be used receives the keys again.
    func followAnchors() {
        for entry in entries { entry.layer.followAnchor() }
        if let closed = entries.last(where: { $0.inner != nil && !$0.layer.letsBackgroundThrough() }) {
            activate(closed.layer)
        }
    }

    // MARK: Working behind a layer

    /// Whether the user can move between the topmost layer and the views behind it.
    var hasOpenBackground: Bool {
        entries.last.map { $0.inner != nil || $0.layer.letsBackgroundThrough() } ?? false
    }

    /// Moves the focus from the topmost layer to the views behind it, or back. Returns whether it has moved.
    func switchToBackground() -> Bool {
        guard hasOpenBackground, let last = entries.last else { return false }
        activate(last.inner == nil ? entries.dropLast().last?.layer : last.layer)
        return true
    }

    /// Moves the focus from the views behind the topmost layer back to it. Returns whether it has moved.
    func returnFromBackground() -> Bool {
        guard let last = entries.last, last.inner != nil else { return false }
        activate(last.layer)
        return true
    }

    /// Makes a layer, or the screen beneath all layers, receive the keys, as far as the layers above it let it. Returns
    /// whether it did not receive them before.
    @discardableResult
    func activate(_ layer: LayerLayoutNode?) -> Bool {
        let before = keyRoot
        let place = layer.flatMap { layer in entries.firstIndex { $0.layer === layer } }
        let above = place.map { $0 + 1 } ?? 0
        for index in entries.indices.reversed() where index >= above && entries[index].inner == nil {
            guard entries[index].layer.letsBackgroundThrough() else { break }
            entries[index].inner = focus.giveUp()
            focus.restore(entries[index].focus)
        }
        if let place, let inner = entries[place].inner {
            entries[place].focus = focus.giveUp()
            entries[place].inner = nil
            focus.restore(inner)
        }
        return keyRoot !== before
    }
}

extension LayerLayoutNode {
    /// Whether the layer is presented by a view in another layer.
    fileprivate func isPresented(in other: LayerLayoutNode) -> Bool {
        sequence(first: owner as? Node, next: { $0?.parent }).contains { $0 === other.owner }
    }
}
