import CursesUITesting
import Foundation
import SwiftUICompat
import Testing

@MainActor
@Suite("Controls of AppKit in representables", .serialized)
struct DesktopControlTests {
    private struct Shown<V: NSView>: NSViewRepresentable {
        let view: V
        func makeNSView(context: Context) -> V { view }
        func updateNSView(_ nsView: V, context: Context) {}
    }

    @MainActor
    private final class Target: NSObject {
        var calls = 0
        func changed(_ sender: NSControl) { calls += 1 }
        static let selector = Selector("changed", changed)
    }

    private func open(_ view: some NSView) -> TestApp {
        TestApp(
            VStack { Shown(view: view) }, size: CellSize(width: 40, height: 10), cellMetrics: .points)
    }

    @Test("A progress indicator is a progress view, and a stack shows its views")
    func progress() {
        let indicator = NSProgressIndicator()
        indicator.isIndeterminate = false
        indicator.doubleValue = 50
        let stack = NSStackView(views: [NSTextField(labelWithString: "Tide"), indicator])
        stack.orientation = .vertical
        stack.alignment = .leading
        let app = open(stack)
        let half = app.screen.text
        #expect(half.contains("Tide") && stack.arrangedSubviews.count == 2)
        indicator.doubleValue = 100
        app.settle()
        #expect(app.screen.text != half)
        stack.removeView(stack.views[0])
        app.settle()
        #expect(!app.screen.text.contains("Tide"))
    }

    @Test("A spinner that stands still is hidden if code wants it")
    func spinner() {
        let indicator = NSProgressIndicator()
        indicator.style = .spinning
        indicator.isDisplayedWhenStopped = false
        let app = open(indicator)
        let empty = app.screen.text
        indicator.startAnimation(nil)
        app.settle()
        #expect(app.screen.text != empty)
    }

    @Test("A pop-up button chooses an item")
    func popUp() {
        let (target, button) = (Target(), NSPopUpButton(frame: .zero, pullsDown: false))
        button.addItems(withTitles: ["Ebb", "Flood"])
        button.target = target
        button.action = Target.selector
        #expect(button.titleOfSelectedItem == "Ebb" && button.numberOfItems == 2)
        let app = open(button)
        app.click(text: "Ebb")
        app.click(text: "Flood")
        #expect(button.indexOfSelectedItem == 1 && target.calls == 1)
        button.selectItem(withTitle: "Ebb")
        app.settle()
        #expect(app.screen.text.contains("Ebb") && target.calls == 1)
        button.removeAllItems()
        #expect(button.indexOfSelectedItem == -1 && button.selectedItem == nil)
    }

    @Test("Segments, a switch, a slider and a stepper call their targets")
    func values() {
        let target = Target()
        let segments = NSSegmentedControl(
            labels: ["Low", "High"], trackingMode: .selectOne, target: target, action: Target.selector)
        open(segments).click(text: "High")
        #expect(segments.selectedSegment == 1 && segments.isSelected(forSegment: 1) && target.calls == 1)
        let control = NSSwitch()
        control.target = target
        control.action = Target.selector
        control.performClick(nil)
        #expect(control.state == .on && target.calls == 2)
        let slider = NSSlider(value: 3, minValue: 0, maxValue: 10, target: target, action: Target.selector)
        let app = open(slider)
        app.press(.tab)
        app.press(.rightArrow)
        #expect(slider.doubleValue > 3 && target.calls == 3 && slider.integerValue == Int(slider.doubleValue))
        slider.doubleValue = 99
        #expect(slider.doubleValue == 10)
        let any = NSSegmentedControl(labels: ["A", "B"], trackingMode: .selectAny, target: nil, action: nil)
        let buttons = open(any)
        buttons.click(text: "A")
        buttons.click(text: "B")
        #expect(any.isSelected(forSegment: 0) && any.isSelected(forSegment: 1))
    }

    @Test("A button has a state, a picture beside its title, and a target that is called")
    func button() {
        let target = Target()
        let box = NSButton(checkboxWithTitle: "Loud", target: target, action: Target.selector)
        box.performClick(nil)
        #expect(box.state == .on && box.integerValue == 1 && target.calls == 1)
        let push = NSButton(title: "Sail", image: NSImage(), target: target, action: Target.selector)
        push.bezelStyle = .push
        let app = open(push)
        app.click(text: "Sail")
        #expect(target.calls == 2)
    }

    @Test("A text view has a storage that changes its text, and a field an editor while it has the focus")
    func texts() {
        let view = NSTextView()
        view.string = "ebb"
        view.textStorage?.append(NSAttributedString(string: " tide"))
        #expect(view.string == "ebb tide" && view.textStorage?.string == "ebb tide")
        view.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 3), with: "low")
        #expect(view.string == "low tide")
        view.string = "new"
        #expect(view.textStorage?.length == 3)
        view.selectAll(nil)
        #expect(view.selectedRange() == NSRange(location: 0, length: 3))
        let field = NSTextField(string: "Notes")
        field.cell?.usesSingleLineMode = true
        field.contentType = .username
        #expect(field.currentEditor() == nil)
        let app = open(field)
        app.click(text: "Notes")
        #expect(field.currentEditor()?.string == "Notes")
        field.doubleValue = 2.5
        #expect(field.stringValue == "2.5" && field.integerValue == 2)
    }

    @Test("A box shows its title and its content, and a table of AppKit only its name")
    func box() {
        let box = NSBox()
        box.title = "Harbour"
        box.contentView = NSTextField(labelWithString: "Tide")
        let text = open(box).screen.text
        #expect(text.contains("Harbour") && text.contains("Tide"))
        let table = NSTableView()
        table.addTableColumn(NSTableColumn(identifier: .init("name")))
        #expect(table.tableColumn(withIdentifier: .init("name")) != nil && table.numberOfRows == 0)
        table.selectRowIndexes([2], byExtendingSelection: false)
        #expect(table.selectedRow == 2)
    }
}
