import SwiftUICompat
import Testing

@Suite("Controllers of windows")
@MainActor
struct WindowControllerTests {
    private final class Controller: NSWindowController, NSWindowDelegate {
        init() {
            let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
            super.init(window: window)
            window.delegate = self
            window.contentViewController = NSHostingController(rootView: Text("content"))
        }

        required init?(coder: NSCoder) { fatalError("There is no storyboard.") }
    }

    @Test("A controller has a window and the controller of its views")
    func window() throws {
        let controller = Controller()
        let window = try #require(controller.window)
        #expect(controller.isWindowLoaded && window.delegate === controller && !window.isVisible)
        #expect(controller.contentViewController is NSHostingController<Text>)
    }

    @Test("An app may refuse the tabs that a terminal does not have")
    func tabs() {
        defer { NSWindow.allowsAutomaticWindowTabbing = true }
        NSWindow.allowsAutomaticWindowTabbing = false
        #expect(!NSWindow.allowsAutomaticWindowTabbing)
    }

    private final class Keeper: NSWindowDelegate {
        var mayClose = false
        var closed = 0

        func windowShouldClose(_ sender: NSWindow) -> Bool { mayClose }
        func windowWillClose(_ notification: Notification) { closed += 1 }
    }

    @Test("A window that closes gives way to the one before it, and its delegate may refuse")
    func closing() {
        func window() -> NSWindow {
            NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        }
        let (first, second, keeper) = (window(), window(), Keeper())
        second.delegate = keeper
        first.makeKeyAndOrderFront(nil)
        second.makeKeyAndOrderFront(nil)
        second.performClose(nil)
        #expect(second.isVisible && keeper.closed == 0)
        keeper.mayClose = true
        second.performClose(nil)
        #expect(first.isVisible && !second.isVisible && keeper.closed == 1)
        second.makeKeyAndOrderFront(nil)
        second.orderOut(nil)
        #expect(first.isVisible && keeper.closed == 1)
        first.close()
        #expect(!first.isVisible)
    }

    @Test("The appearance inside a container is an object of the class")
    func appearance() {
        let view = UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self])
        view.tintColor = .red
        #expect(type(of: view) == UIView.self)
        #expect(type(of: UILabel.appearance(whenContainedInInstancesOf: [UIView.self])) == UILabel.self)
    }

    @Test("Insets in the direction of reading become SwiftUI's and back")
    func insets() {
        let insets = EdgeInsets(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(NSDirectionalEdgeInsets(insets).trailing == 4 && NSDirectionalEdgeInsets.zero.top == 0)
    }
}
