import CursesUITerminal

@testable import CursesUI

/// Owns the layout nodes in tests of a single stage, which have no view graph.
@MainActor
final class StageOwner: LayoutOwner {
    let layoutContext: LayoutContext
    let environment = EnvironmentValues()
    var isRemoved = false
    let transaction = Transaction()
    let layoutTransaction: Transaction? = nil
    private(set) var wakes = 0

    init(_ context: LayoutContext = LayoutContext()) {
        layoutContext = context
    }

    var mayAnimateMoves: Bool { false }

    func isInside(_ other: any LayoutOwner) -> Bool { other === self }
    func evaluate(_ body: () -> Void) { body() }
    func updateDuringLayout(_ body: () -> Void) { body() }
    func afterUpdate(_ action: @escaping @MainActor () -> Void) { action() }
    func wake() { wakes += 1 }
}

/// A layout node that is filled with a letter. It has a fixed size, or the size of its children, which it stacks
/// vertically.
final class Box: LayoutNode {
    var size: CellSize {
        didSet { invalidateLayout() }
    }
    private let letter: Character
    /// The control that receives the keys and mouse events of the box.
    weak var control: (any Responder)? {
        didSet { responderMayDiffer() }
    }

    override var responder: (any Responder)? { control }

    init(_ letter: Character = " ", _ width: Int = 0, _ height: Int = 0, owner: StageOwner) {
        size = CellSize(width: width, height: height)
        self.letter = letter
        super.init(owner: owner)
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        children.reduce(into: size) { size, child in
            let own = child.size(for: .unspecified)
            size.width = max(size.width, own.width)
            size.height += own.height
        }
    }

    override func placeChildren(in size: CellSize, proposal: CellProposal) {
        var row = 0
        for child in children {
            child.place(at: CellPoint(column: 0, row: row), proposal: .unspecified)
            row += child.frame.size.height
        }
    }

    override func draw(in context: DrawingContext) {
        let line = String(repeating: letter, count: frame.size.width)
        for row in 0..<frame.size.height {
            context.write(line, style: Style(), at: CellPoint(column: 0, row: row))
        }
    }
}

/// A control that records its input.
@MainActor
final class StageControl: Responder {
    let layoutNode: LayoutNode
    var canBeFocused = true {
        didSet { layoutNode.responderMayDiffer() }
    }
    var usesKeys = true
    private(set) var events: [String] = []

    init(_ node: Box) {
        layoutNode = node
        node.control = self
    }

    func focusDidChange(to isFocused: Bool) {
        events.append(isFocused ? "focused" : "left")
    }

    func keyPressed(_ press: KeyPress) -> Bool {
        events.append("key")
        return usesKeys
    }

    func pasted(_ text: String) -> Bool {
        events.append("paste \(text)")
        return true
    }

    func mouse(_ event: TerminalEvent.MouseEvent) -> Bool {
        events.append("\(event.action) \(event.position.column),\(event.position.row)")
        return true
    }

    /// Returns the events since the last call.
    func takeEvents() -> [String] {
        defer { events = [] }
        return events
    }
}

/// A column of controls, each one row high and eight columns wide. The test lays it out explicitly.
@MainActor
final class ControlColumn: ResponderTree {
    let owner: StageOwner
    let root: Box
    let controls: [StageControl]

    init(_ count: Int, _ context: LayoutContext = LayoutContext()) {
        let owner = StageOwner(context)
        self.owner = owner
        root = Box(owner: owner)
        controls = (0..<count).map { _ in StageControl(Box("x", 8, 1, owner: owner)) }
        root.setChildren(controls.map(\.layoutNode))
        context.focus.tree = self
        layOut()
    }

    var rootLayoutNode: LayoutNode? { root }
    var keyRoot: LayoutNode? { root }

    func layOut() {
        while owner.layoutContext.queue.layOut(root: root, in: CellSize(width: 20, height: 10)) {}
    }
}

/// Counts the requested frames.
@MainActor
final class FrameCounter: FrameRequester {
    private(set) var count = 0

    func requestFrame() { count += 1 }
}
