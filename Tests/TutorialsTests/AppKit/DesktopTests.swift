import CursesUITesting
import Foundation
import Testing

@testable import SwiftUICompat
@testable import Tutorials

/// Runs a test with the window of a SwiftUI app, from which code presents controllers.
@MainActor
func withAppWindow(_ body: () throws -> Void) rethrows {
    AppWindow.install()
    defer {
        AppWindow.shared.rootViewController?.dismiss(animated: false)
        AppWindow.uninstall()
    }
    try body()
}

@MainActor
@Suite("Views and windows of AppKit", .serialized)
struct DesktopTests {
    @Test("A text field and a text view tell their delegates, and Return is a command")
    func fields() {
        let app = open(DesktopScreen())
        app.click(text: "Search the log")
        app.type("ferry")
        #expect(app.shows("text ferry,"))
        app.press(.return)
        #expect(app.shows("submitted"))
        app.click(text: "Notes")
        app.press(.end)
        app.type("!")
        #expect(app.shows("6 letters"))
    }

    @Test("A message over the app tells which button is pressed")
    func alert() {
        withAppWindow {
            let app = open(DesktopScreen())
            app.click(text: "Delete")
            #expect(app.shows("Delete it?") && app.shows("It cannot be brought back."))
            app.click(text: "Do delete")
            #expect(app.shows("deleted") && !app.shows("Delete it?"))
            app.click(text: "Delete")
            app.press(.escape)
            #expect(app.shows("kept") && !app.shows("Delete it?"))
        }
    }

    @Test("A message that code waits for is as if the user cancelled")
    func modal() {
        withAppWindow {
            let app = open(DesktopScreen())
            app.click(text: "Wait")
            #expect(app.shows("no, no file") && app.shows("Really?") && !app.shows("Yes"))
            app.press(.return)
            #expect(!app.shows("Really?"))
        }
    }

    @Test("Windows for files tell the file, or that the user cancelled")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "harbour.log"))
        withAppWindow {
            let app = open(DesktopScreen(), height: 30)
            app.click(text: "Open")
            #expect(app.shows("Choose a log"))
            app.press(.escape)
            #expect(app.shows("cancelled") && !app.shows("Choose a log"))
            let panel = NSOpenPanel()
            panel.directoryURL = folder
            var answers: [NSApplication.ModalResponse] = []
            panel.begin { answers.append($0) }
            app.settle()
            app.click(text: "harbour.log")
            if answers.isEmpty { app.click(text: "[ Open ]") }
            #expect(answers == [.OK] && panel.url?.lastPathComponent == "harbour.log")
            app.click(text: "Save")
            #expect(app.shows("Export.txt"))
            app.click(text: "Cancel")
            #expect(app.shows("not saved"))
        }
    }

    @Test("A check box has a state, and calls its target")
    func checkBox() {
        @MainActor
        final class Target {
            var states: [NSControl.StateValue] = []
            func changed(_ sender: NSButton) { states.append(sender.state) }
        }
        struct Box: NSViewRepresentable {
            let target: Target
            func makeNSView(context: Context) -> NSButton {
                NSButton(checkboxWithTitle: "Loud", target: target, action: Selector("changed", Target.changed))
            }
            func updateNSView(_ nsView: NSButton, context: Context) {}
        }
        let target = Target()
        let app = open(Box(target: target))
        app.click(text: "Loud")
        app.click(text: "Loud")
        #expect(target.states == [.on, .off])
    }
}

@MainActor
@Suite("Controllers of UIKit over a SwiftUI app", .serialized)
struct PresentationTests {
    @Test("An alert has fields, a default button and a successor")
    func alert() {
        withAppWindow {
            let app = open(AlertScreen())
            app.click(text: "Rename")
            #expect(app.shows("A new name") && app.shows("Old"))
            app.click(text: "Old")
            app.press(.end)
            app.type("er")
            app.click(text: "Done")
            #expect(app.shows("Renamed") && !app.shows("A new name"))
            app.click(text: "Fine")
            #expect(app.shows("answer: Older") && !app.shows("Renamed"))
        }
    }

    @Test("An action sheet is a confirmation dialog, and a share sheet a sheet")
    func sheets() {
        withAppWindow {
            let app = open(AlertScreen())
            app.click(text: "Options")
            #expect(app.shows("What now?"))
            app.click(text: "Anchor")
            #expect(app.shows("answer: Anchor") && !app.shows("What now?"))
            app.click(text: "Options")
            app.press(.escape)
            #expect(!app.shows("What now?"))
            app.click(text: "Share")
            #expect(app.shows("Fair winds"))
            app.press(.escape)
            #expect(!app.shows("Fair winds"))
        }
    }
}
