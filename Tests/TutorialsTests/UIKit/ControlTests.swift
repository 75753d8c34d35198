import CursesUITesting
import Testing

@testable import SwiftUICompat
@testable import Tutorials

@MainActor
@Suite("Controls of UIKit in SwiftUI")
struct ControlTests {
    @Test("A stack shows controls, whose changes call the methods of their target")
    func panel() {
        let app = open(ControlPanelView(), height: 12)
        #expect(app.shows("Nothing yet"))
        app.press(.space)
        #expect(app.shows("on"))
        app.press(.tab)
        app.press(.rightArrow)
        #expect(app.shows("value 6") || app.shows("value 5"))
        app.press(.tab)
        app.press(.rightArrow)
        app.press(.rightArrow)
        app.press(.rightArrow)
        #expect(app.shows("step 2.0"))
        app.click(text: "Week")
        #expect(app.shows("segment 1"))
        app.click(text: "Press")
        #expect(app.shows("pressed Press"))
    }

    @Test("A disabled control cannot be changed")
    func disabled() {
        let app = open(ControlPanelView(), height: 12)
        app.click(text: "Press")
        app.press(.tab)
        for _ in 0..<8 {
            app.press(.space)
            #expect(!app.shows("on"))
            app.press(.tab)
        }
    }

    @Test("The dots of a page control are turned by keys")
    func pages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        var turns = 0
        control.addAction(UIAction { _ in turns += 1 }, for: .valueChanged)
        let app = TestApp(Shown(view: control), size: CellSize(width: 20, height: 3))
        #expect(app.shows("● ○ ○") || app.shows("●  ○  ○"))
        app.press(.tab)
        app.press(.rightArrow)
        #expect(control.currentPage == 1 && turns == 1)
        app.press(.leftArrow)
        app.press(.leftArrow)
        #expect(control.currentPage == 0 && turns == 2)
    }

    @Test("Buttons, menus, pickers and taps call closures and delegates")
    func choices() {
        let app = open(ChoiceScreen())
        app.click(text: "Go")
        #expect(app.shows("choice: went"))
        app.click(text: "Open")
        app.click(text: "Copy")
        #expect(app.shows("choice: copied"))
        app.click(text: "Tap me")
        #expect(app.shows("choice: tapped Tap me"))
        app.click(text: "0 min")
        app.click(text: "40 min")
        #expect(app.shows("choice: row 2 of 1"))
    }

    @Test("A target is not kept, and may be removed")
    func targets() {
        final class Target {
            var calls = 0
            func called() { calls += 1 }
        }
        let control = UIControl()
        let target = Target()
        weak var other: Target?
        do {
            let gone = Target()
            other = gone
            control.addTarget(gone, action: Selector("called", Target.called), for: .valueChanged)
        }
        #expect(other == nil)
        control.addTarget(target, action: Selector("called", Target.called), for: [.valueChanged, .touchDown])
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(target.calls == 1)
        control.removeTarget(target, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.calls == 1)
        control.sendActions(for: .touchDown)
        #expect(target.calls == 2)
    }

    @Test("An action without a target goes to the first responder that has the method")
    func chain() {
        final class Panel: UIView {
            var calls = 0
            func called(_ sender: UIControl) { calls += 1 }
        }
        let (panel, inner, control) = (Panel(), UIView(), UIControl())
        panel.addSubview(inner)
        inner.addSubview(control)
        control.addTarget(nil, action: Selector("called", Panel.called), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(panel.calls == 1)
    }

    @Test("A view that leaves a stack is no longer arranged")
    func stack() {
        let (first, second) = (UILabel(), UILabel())
        let stack = UIStackView(arrangedSubviews: [first, second])
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews == [first] && stack.subviews == [first])
        stack.insertArrangedSubview(second, at: 0)
        #expect(stack.arrangedSubviews == [second, first])
        stack.bringSubviewToFront(second)
        #expect(stack.arrangedSubviews == [second, first] && stack.subviews == [first, second])
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second] && stack.subviews.count == 2)
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }
}
