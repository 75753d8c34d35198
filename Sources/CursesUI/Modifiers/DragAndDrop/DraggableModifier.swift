import CursesUITerminal
import Foundation

struct DraggableModifier {
    /// Creates the item when a drag begins.
    let item: () -> Any
    /// Creates the drag preview; `nil` if the dragged view itself is shown.
    let preview: (() -> AnyView)?
    /// Whether there is an item to drag.
    var hasItem = true
}

extension DraggableModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, DraggableModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, DraggableModifier>> {
        DraggableNode(view, in: context)
    }
}

final class DraggableNode<Content: View>: ModifierNode<Content, DraggableModifier>, InputHandler {
    private var wrappers = LayoutWrappers<InputLayoutNode>()
    /// The cell in which the button was pressed, while a drag may still begin.
    private var start: CellPoint?
    private var isDragging = false

    override func makeLayoutNodes() -> [LayoutNode] {
        responders(around: child.layoutNodes, in: &wrappers)
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        for wrapper in wrappers.all { wrapper.responderMayDiffer() }
        return super.environmentDidChange(keys)
    }

    var isDragSource: Bool { environment.isEnabled && !isRemoved && modifier.hasItem }

    /// High, so that a drag takes over from the controls in the view as soon as the mouse moves.
    var precedence: GestureModifier.Precedence { .high }

    func canBeFocused(at node: InputLayoutNode) -> Bool { !isRemoved && modifier.hasItem && node.isTapTarget }

    var initialFocusRank: Int { -1 }

    var keyHints: [KeyHint] { isDragSource ? [KeyHint("d", modifiers: .option, title: "Drag")] : [] }

    // MARK: Keys

    func keyPressed(_ press: KeyPress, at node: InputLayoutNode) -> Bool {
        if node.isTapped(by: press) { return true }
        // If the view has no tap action, Return and Space pick it up.
        let isMeant = node.isTappedByKeys && (press.matches(.return) || press.matches(.space))
        guard isDragSource, isMeant || press.picksUp else { return false }
        begin(at: nil, in: node)
        return true
    }

    // MARK: Mouse

    func follow(_ event: TerminalEvent.MouseEvent, at node: InputLayoutNode) -> GestureProgress {
        guard event.button == .left, isDragSource || isDragging else { return .failed }
        switch event.action {
        case .press:
            isDragging = false
            start = node.isInnermostDragSource(at: event.position) ? event.position : nil
            return start == nil ? .failed : .possible
        case .drag:
            if isDragging { return .recognized }
            guard let start else { return .failed }
            guard start != event.position else { return .possible }
            isDragging = true
            begin(at: node.screenOrigin + start, in: node)
            layoutContext.drags.move(to: node.screenOrigin + event.position)
            return .recognized
        default:
            let wasDragging = isDragging
            mouseCancelled()
            return wasDragging ? .recognized : .failed
        }
    }

    func mouseCancelled() {
        start = nil
        isDragging = false
    }

    private func begin(at point: CellPoint?, in node: InputLayoutNode) {
        let own = modifier.preview.map { self.picture(of: $0()) }
        let cells = own ?? node.inner.currentCells
        let grip =
            if let point {
                // The dragged view keeps its position relative to the mouse. A custom preview is centred on the mouse.
                own == nil
                    ? node.screenOrigin - point
                    : CellPoint(column: -cells.size.width / 2, row: -cells.size.height / 2)
            } else {
                Self.indent
            }
        layoutContext.drags.begin(modifier.item(), picture: cells, grip: grip, from: node, at: point)
    }

    /// The offset of the drag image from its target in a drag by keys.
    private static var indent: CellPoint { CellPoint(column: 4, row: 0) }

    /// Renders a view outside of the view tree.
    private func picture(of view: AnyView) -> CellBuffer {
        let node = makeNode(view, in: childContext)
        defer { node.remove() }
        let stack = StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
        let size = stack.size(.unspecified, children: node.layoutNodes)
        stack.place(node.layoutNodes, at: .zero, proposal: .unspecified)
        let context = DrawingContext(buffer: CellBuffer(size: size))
        for inner in node.layoutNodes { _ = context.draw(inner, in: context.buffer.bounds, from: .zero) }
        return context.buffer
    }
}

extension InputLayoutNode {
    /// Returns whether no view inside this one, at the given point, is draggable or accepts text.
    fileprivate func isInnermostDragSource(at point: CellPoint) -> Bool {
        guard let hit = responder(at: point) else { return false }
        let inside = hit.layoutNode.responderChain.prefix { $0 !== self }
        return !inside.contains { $0.takesText || ($0 as? InputLayoutNode)?.handler?.isDragSource == true }
    }
}

extension LayoutNode {
    /// An image of the node as it is currently drawn.
    fileprivate var currentCells: CellBuffer {
        let context = DrawingContext(buffer: CellBuffer(size: frame.size))
        _ = context.draw(self, in: context.buffer.bounds, from: .zero - frame.origin)
        return context.buffer
    }
}
