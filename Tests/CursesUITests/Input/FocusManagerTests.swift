import CursesUITerminal
import Testing

@testable import CursesUI

@MainActor
@Suite("The focus manager by itself")
struct FocusManagerTests {
    private let focus = FocusManager()
    private let frames = FrameCounter()
    private let column: ControlColumn

    init() {
        column = ControlColumn(3, LayoutContext(focus: focus))
        focus.frames = frames
    }

    private var controls: [StageControl] { column.controls }

    /// The position of the focused control.
    private var place: Int? { controls.firstIndex { $0 === focus.focused } }

    @Test("The first control has the focus at first, and Tab goes around")
    func order() {
        focus.settle()
        #expect(place == 0)
        #expect(controls[0].takeEvents() == ["focused"])
        focus.move(forward: true)
        #expect(place == 1)
        #expect(controls[0].takeEvents() == ["left"])
        focus.move(forward: false)
        focus.move(forward: false)
        #expect(place == 2)
        focus.move(forward: true)
        #expect(place == 0)
    }

    @Test("Arrows go to the nearest control in their direction")
    func directions() {
        focus.settle()
        #expect(focus.move(.down))
        #expect(place == 1)
        #expect(focus.move(.up))
        #expect(place == 0)
        #expect(!focus.move(.up))
        #expect(!focus.move(.left))
    }

    @Test("A control that cannot have the focus is passed over, and loses it")
    func disabled() {
        controls[1].canBeFocused = false
        focus.settle()
        focus.move(forward: true)
        #expect(place == 2)
        controls[2].canBeFocused = false
        focus.candidatesDidChange()
        focus.settle()
        #expect(place == 0)
    }

    @Test("A control that goes leaves the focus to the next one")
    func successor() {
        focus.settle()
        focus.move(forward: true)
        focus.settle()
        column.root.setChildren([controls[0].layoutNode, controls[2].layoutNode])
        column.layOut()
        focus.settle()
        #expect(place == 2)
    }

    @Test("The focus that is given up for a layer returns to where it was")
    func restore() {
        focus.settle()
        focus.move(forward: true)
        let saved = focus.giveUp()
        #expect(place == nil)
        focus.settle()
        #expect(place == 0)
        focus.restore(saved)
        #expect(frames.count == 1 && !focus.isSettled)
        focus.settle()
        #expect(place == 1 && focus.isSettled)
    }

    @Test("Two managers know nothing of each other")
    func two() {
        let other = FocusManager()
        let otherColumn = ControlColumn(2, LayoutContext(focus: other))
        focus.settle()
        other.settle()
        focus.move(forward: true)
        #expect(place == 1)
        #expect(other.focused === otherColumn.controls[0])
        #expect(otherColumn.controls[0].takeEvents() == ["focused"])
    }
}
