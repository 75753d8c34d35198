import CursesUITerminal
import Testing

@testable import CursesUI

@MainActor
@Suite("The layout queue by itself")
struct LayoutQueueTests {
    private let context = LayoutContext()
    private let owner: StageOwner
    private let root: Box
    private let first: Box
    private let second: Box
    private let size = CellSize(width: 10, height: 5)

    init() {
        owner = StageOwner(context)
        root = Box(owner: owner)
        first = Box("a", 4, 1, owner: owner)
        second = Box("b", 4, 1, owner: owner)
        root.setChildren([first, second])
    }

    private func layOut() {
        while context.queue.layOut(root: root, in: size) {}
    }

    @Test("Children are placed within the root, which fills the screen")
    func places() {
        layOut()
        #expect(root.frame == CellRect(origin: .zero, size: size))
        #expect(first.frame == CellRect(column: 0, row: 0, width: 4, height: 1))
        #expect(second.frame == CellRect(column: 0, row: 1, width: 4, height: 1))
        #expect(!context.queue.needsLayout)
    }

    @Test("A node that grows moves the next one; a node that only looks different moves nothing")
    func invalidation() {
        layOut()
        let before = context.queue.statistics
        first.setNeedsDisplay()
        layOut()
        #expect(context.queue.statistics.placements == before.placements)
        #expect(context.queue.statistics.measurements == before.measurements)
        first.size.height = 2
        #expect(context.queue.needsLayout)
        layOut()
        #expect(second.frame.minRow == 2)
    }

    @Test("A node whose answers are as before is laid out again without asking its parent")
    func sameAnswer() {
        layOut()
        let before = context.queue.statistics
        first.invalidateLayout()
        layOut()
        #expect(context.queue.statistics.placements - before.placements == 1)
        #expect(context.queue.statistics.measurements - before.measurements == 1)
    }

    @Test("The damage is where something was, and where it is now")
    func damage() {
        layOut()
        let bounds = CellRect(origin: .zero, size: size)
        _ = context.queue.takeDamage(within: bounds)
        #expect(context.queue.isEmpty)
        let drawing = DrawingContext(buffer: CellBuffer(size: size))
        _ = drawing.draw(root, in: bounds)
        first.size.height = 3
        layOut()
        let damage = context.queue.takeDamage(within: bounds)
        #expect(damage.contains { $0.contains(CellPoint(column: 0, row: 3)) })
        #expect(!damage.contains { $0.contains(CellPoint(column: 0, row: 4)) })
        #expect(context.queue.takeDamage(within: bounds).isEmpty)
    }

    @MainActor
    final class Follower: GeometryFollower {
        var ends = 0
        var limit = Int.max

        func layoutDidEnd() -> Bool {
            ends += 1
            return ends < limit
        }
    }

    @Test("A follower is called after each layout, until it has nothing to follow")
    func followers() {
        let follower = Follower()
        follower.limit = 2
        context.queue.follow(follower)
        for _ in 0..<3 { layOut() }
        #expect(follower.ends == 2)
    }

    @Test("What waits for the layout runs after it, and another layout takes up what that changes")
    func continuations() {
        layOut()
        context.queue.afterLayout { first.size.height = 3 }
        #expect(context.queue.layOut(root: root, in: size))
        #expect(second.frame.minRow == 1)
        #expect(!context.queue.layOut(root: root, in: size))
        #expect(second.frame.minRow == 3)
    }

    /// Invalidates itself whenever it is placed.
    private final class Restless: LayoutNode {
        override func computeSize(_ proposal: CellProposal) -> CellSize { CellSize(width: 1, height: 1) }
        override func placeChildren(in size: CellSize, proposal: CellProposal) { invalidateLayout() }
    }

    @Test("A layout without end can be finished by force")
    func finish() {
        let restless = Restless(owner: owner)
        root.setChildren([first, restless])
        for _ in 0..<10 { #expect(context.queue.layOut(root: root, in: size)) }
        context.queue.finish(root: root, in: size)
        #expect(!context.queue.needsLayout)
        #expect(restless.frame.minRow == 1)
    }
}
