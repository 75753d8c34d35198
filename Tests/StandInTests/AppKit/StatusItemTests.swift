import CursesUITesting
import Foundation
import Testing

@testable import SwiftUICompat

/// Runs a test with the window of a SwiftUI app, over which status items and popovers are shown.
@MainActor
func withDesktopWindow(_ body: () throws -> Void) rethrows {
    AppWindow.install()
    defer {
        AppWindow.shared.rootViewController?.dismiss(animated: false)
        AppWindow.uninstall()
        for item in NSStatusBar.system.items { NSStatusBar.system.removeStatusItem(item) }
    }
    try body()
}

@MainActor
private func open(_ view: some View) -> TestApp {
    TestApp(view, size: CellSize(width: 60, height: 20), cellMetrics: .points)
}

extension TestApp {
    fileprivate func shows(_ text: String) -> Bool { screen.position(of: text) != nil }
}

@MainActor
@Suite("Status items, menus and popovers of AppKit", .serialized)
struct StatusItemTests {
    @MainActor
    private final class Target: NSObject, NSMenuDelegate, NSMenuItemValidation, NSPopoverDelegate {
        var calls: [String] = []
        var events: [NSEvent.EventType?] = []

        func clicked(_ sender: NSStatusBarButton) {
            calls.append("clicked")
            events.append(NSApp.currentEvent?.type)
        }
        func chosen(_ sender: NSMenuItem) { calls.append(sender.title) }
        func menuNeedsUpdate(_ menu: NSMenu) {
            calls.append("update")
            menu.item(withTag: 7)?.title = "Updated"
        }
        func menuDidClose(_ menu: NSMenu) { calls.append("close") }
        func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { menuItem.tag != 9 }
        func popoverDidClose(_ notification: Notification) { calls.append("closed") }
    }

    private func menu(for target: Target) -> NSMenu {
        let menu = NSMenu(title: "")
        let choose = Selector("chosen", Target.chosen)
        menu.addItem(withTitle: "Sail", action: choose, keyEquivalent: "s").target = target
        menu.addItem(.separator())
        let late = menu.addItem(withTitle: "Late", action: choose, keyEquivalent: "")
        late.target = target
        late.tag = 7
        let refused = menu.addItem(withTitle: "Refused", action: choose, keyEquivalent: "")
        refused.target = target
        refused.tag = 9
        let sub = menu.addItem(withTitle: "More", action: nil, keyEquivalent: "")
        sub.submenu = NSMenu()
        sub.submenu?.addItem(withTitle: "Deep", action: choose, keyEquivalent: "").target = target
        return menu
    }

    @Test("The button of a status item is at the top of the screen, and calls its target")
    func button() throws {
        try withDesktopWindow {
            let target = Target()
            let app = open(Text("Harbour"))
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
            let button = try #require(item.button)
            button.title = "Tide"
            button.target = target
            button.action = Selector("clicked", Target.clicked)
            app.settle()
            #expect(app.shows("Tide") && app.shows("Harbour"))
            app.click(text: "Tide")
            #expect(target.calls == ["clicked"] && target.events == [.leftMouseUp] && NSApp.currentEvent == nil)
            item.isVisible = false
            app.settle()
            #expect(!app.shows("Tide"))
        }
    }

    @Test("A status item opens its menu, whose items call their targets")
    func statusMenu() {
        withDesktopWindow {
            let target = Target()
            let app = open(Text("Harbour"))
            let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
            item.button?.title = "Tide"
            item.menu = menu(for: target)
            item.menu?.delegate = target
            app.settle()
            app.click(text: "Tide")
            #expect(app.shows("Sail") && app.shows("Updated") && app.shows("Refused") && app.shows("More"))
            #expect(target.calls == ["update"])
            app.click(text: "Sail")
            #expect(target.calls.contains("Sail") && target.calls.contains("close"))
        }
    }

    @Test("A menu that code opens is a list of buttons, and a menu inside it another")
    func popUp() {
        withDesktopWindow {
            let target = Target()
            let app = open(Text("Harbour"))
            let menu = menu(for: target)
            menu.popUp(positioning: nil, at: .zero, in: nil)
            app.settle()
            #expect(app.shows("Sail") && app.shows("Late"))
            app.click(text: "More")
            #expect(app.shows("Deep") && !app.shows("Sail"))
            app.click(text: "Deep")
            #expect(target.calls == ["Deep"] && !app.shows("Deep"))
            #expect(menu.index(of: menu.items[0]) == 0 && menu.indexOfItem(withTitle: "Late") == 2)
            #expect(menu.items[1].isSeparatorItem && menu.items[4].submenu?.supermenu === menu)
            menu.removeAllItems()
            #expect(menu.numberOfItems == 0)
        }
    }

    @Test("A popover is a sheet, which the user or code closes")
    func popover() {
        withDesktopWindow {
            let target = Target()
            let app = open(Text("Harbour"))
            let popover = NSPopover()
            popover.behavior = .transient
            popover.contentViewController = NSHostingController(rootView: Text("Low water"))
            popover.delegate = target
            popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .minY)
            app.settle()
            #expect(popover.isShown && app.shows("Low water"))
            app.press(.escape)
            #expect(!popover.isShown && !app.shows("Low water") && target.calls == ["closed"])
            popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .minY)
            app.settle()
            #expect(app.shows("Low water"))
            popover.performClose(nil)
            app.settle()
            #expect(!popover.isShown && !app.shows("Low water") && target.calls.count == 2)
        }
    }

    @Test("A window that code brings to the front is shown over the app, and closes with it")
    func window() {
        withDesktopWindow {
            let app = open(Text("Harbour"))
            let window = NSWindow(
                contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
            window.contentView = NSHostingView(rootView: Text("Settings of the tide"))
            window.makeKeyAndOrderFront(nil)
            app.settle()
            #expect(app.shows("Settings of the tide") && window.isVisible && NSApp.keyWindow === window)
            app.press(.escape)
            #expect(!app.shows("Settings of the tide") && !window.isVisible)
        }
    }

    @Test("A right click is an event of its own for a button that listens to it")
    func rightClick() throws {
        try withDesktopWindow {
            let target = Target()
            let button = try #require(NSStatusBar.system.statusItem(withLength: -1).button)
            button.target = target
            button.action = Selector("clicked", Target.clicked)
            button.sendAction(on: [.leftMouseUp, .rightMouseUp])
            #expect(button.events == [.leftMouseUp, .rightMouseUp])
            button.sendOwnAction(at: NSEvent(type: .rightMouseUp))
            #expect(target.events == [.rightMouseUp])
        }
    }
}
