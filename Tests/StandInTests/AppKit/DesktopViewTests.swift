import CursesUITesting
import Foundation
import SwiftUICompat
import Testing

@MainActor
@Suite("Views, windows and pictures of AppKit", .serialized)
struct DesktopViewTests {
    @Test("A layer is optional where code unwraps it, and not optional elsewhere")
    func layer() {
        final class Own: NSView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                wantsLayer = true
                layer?.cornerRadius = 2
                layer.borderWidth = 3
            }
            required init?(coder: NSCoder) { nil }
        }
        let view = Own(frame: .zero)
        view.layer?.opacity = 0.5
        if let layer = view.layer { layer.name = "own" }
        let layer = view.layer
        #expect(layer.cornerRadius == 2 && layer.borderWidth == 3 && layer.opacity == 0.5 && layer.name == "own")
        let other = CALayer()
        view.layer = other
        #expect(view.layer! === other)
    }

    @Test("The title of a window can be observed")
    func observation() {
        let window = NSWindow()
        window.title = "one"
        nonisolated(unsafe) var titles: [String?] = []
        let observation = window.observe(\.title, options: [.initial, .new]) { _, change in
            titles.append(change.newValue)
        }
        window.title = "two"
        window.didChangeValue(for: \.title)
        observation.invalidate()
        window.title = "three"
        window.didChangeValue(for: \.title)
        #expect(titles == ["one", "two"])
    }

    @Test("A view of AppKit that is shown has a window, and is told")
    func window() {
        final class Finder: NSView {
            nonisolated(unsafe) static var found: [NSWindow?] = []
            override func viewDidMoveToWindow() {
                super.viewDidMoveToWindow()
                if let window {
                    window.titlebarAppearsTransparent = true
                    window.styleMask.insert(.fullSizeContentView)
                }
                Self.found.append(window)
            }
        }
        struct Shown: NSViewRepresentable {
            func makeNSView(context: Context) -> NSView {
                let view = NSView()
                view.addSubview(Finder())
                return view
            }
            func updateNSView(_ nsView: NSView, context: Context) {}
        }
        withDesktopWindow {
            _ = TestApp(Shown(), size: CellSize(width: 20, height: 4))
            #expect(Finder.found.count == 1 && Finder.found[0] === NSApp.keyWindow)
        }
    }

    @Test("A window keeps its values, and tells its delegate of the keys and of sheets")
    func windows() {
        final class Listener: NSWindowDelegate {
            var calls: [String] = []
            func windowDidBecomeKey(_ notification: Notification) { calls.append("key") }
            func windowDidResignKey(_ notification: Notification) { calls.append("no key") }
            func windowWillClose(_ notification: Notification) { calls.append("close") }
            func windowDidEndSheet(_ notification: Notification) { calls.append("end") }
        }
        func window() -> NSWindow {
            NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        }
        let (listener, first, sheet) = (Listener(), window(), window())
        first.identifier = NSUserInterfaceItemIdentifier("main")
        first.animationBehavior = .none
        first.collectionBehavior = [.auxiliary, .moveToActiveSpace]
        first.titlebarSeparatorStyle = .none
        first.standardWindowButton(.closeButton)?.isHidden = true
        first.level = .floating
        first.setFrameOrigin(CGPoint(x: 3, y: 4))
        first.animator().alphaValue = 0.5
        first.contentView?.layer?.cornerRadius = 4
        #expect(first.standardWindowButton(.closeButton)?.isHidden == true && first.alpha == 0.5)
        #expect(first.frame.origin == CGPoint(x: 3, y: 4) && first.windowNumber != sheet.windowNumber)
        #expect(first.screen?.visibleFrame == UIScreen.main.bounds)
        first.delegate = listener
        first.makeKeyAndOrderFront(nil)
        var answers: [NSApplication.ModalResponse] = []
        first.beginSheet(sheet) { answers.append($0) }
        #expect(first.attachedSheet === sheet && sheet.sheetParent === first && sheet.isVisible)
        first.endSheet(sheet, returnCode: .OK)
        #expect(answers == [.OK] && first.attachedSheet == nil && first.isVisible)
        first.close()
        #expect(listener.calls == ["key", "no key", "key", "end", "close", "no key"])
    }

    @Test("A picture is drawn in code, has a size that code sets, and can be a template")
    func pictures() throws {
        let dot = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
            ))
        let source = try #require(NSImage(data: dot))
        let drawn = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
            source.draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1)
            NSGraphicsContext.current?.imageInterpolation = .high
            return NSGraphicsContext.current != nil
        }
        #expect(drawn.tiffRepresentation != nil && drawn.size == CGSize(width: 4, height: 4))
        let focused = NSImage(size: NSSize(width: 2, height: 2))
        #expect(!focused.isValid)
        focused.lockFocus()
        source.draw(in: NSRect(x: 0, y: 0, width: 2, height: 2))
        focused.unlockFocus()
        #expect(focused.isValid && NSGraphicsContext.current == nil)
        focused.isTemplate = true
        focused.size = NSSize(width: 16, height: 16)
        #expect(focused.isTemplate && focused.renderingMode == .alwaysTemplate && focused.size.width == 16)
        let pixels = try #require(drawn.tiffRepresentation.flatMap { NSBitmapImageRep(data: $0) })
        #expect(pixels.representation(using: .png, properties: [:]) != nil && pixels.pixelsWide == 1)
        #expect(source.cgImage(forProposedRect: nil, context: nil, hints: nil)?.width == 1)
        #expect(NSImage(named: NSImage.folderName)?.isSymbolImage == true && NSImage(named: "missing picture") == nil)
    }

    @Test("The app has an appearance, an icon and actions that AppKit's names call")
    func application() {
        let name = NSApp.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua])
        #expect(name == .darkAqua || name == .aqua)
        _ = Image(nsImage: NSApp.applicationIconImage)
        #expect(NSApp.currentEvent == nil && !NSApp.isHidden)
        NSApp.mainMenu = NSMenu(title: "Main")
        #expect(NSApp.mainMenu?.title == "Main")
        NSApp.mainMenu = nil
        #expect(!NSApp.sendAction(Selector("unknown"), to: nil, from: nil))
        let flags: NSEvent.ModifierFlags = [.function, .capsLock, .numericPad]
        #expect(flags.intersection(.deviceIndependentFlagsMask) == flags)
        #expect(NSColor(.init(NSColor.disabledControlTextColor)) == NSColor(Color(NSColor.disabledControlTextColor)))
        #expect(NSFont.preferredFont(forTextStyle: .footnote, options: [:]).pointSize == 13)
    }

    @Test("The terminal chooses the font, so there are no families with members")
    func fonts() {
        let manager = NSFontManager.shared
        let styles = manager.availableFontFamilies.compactMap { family in
            manager.availableMembers(ofFontFamily: family)?.first?[1] as? String
        }
        #expect(styles.isEmpty && manager.availableMembers(ofFontFamily: "Menlo") == nil)
    }

    @Test("The desktop knows this app, and puts files into the trash")
    func workspace() async throws {
        let app = NSRunningApplication.current
        #expect(app.processIdentifier == ProcessInfo.processInfo.processIdentifier && !app.isTerminated)
        #expect(NSWorkspace.shared.frontmostApplication === app && NSRunningApplication(processIdentifier: -3) == nil)
        #expect(NSWorkspace.shared.urlForApplication(withBundleIdentifier: "org.example.other") == nil)
        #expect(NSWorkspace.shared.icon(forFile: "/tmp").isSymbolImage)
        #expect(!NSWorkspace.shared.selectFile(nil, inFileViewerRootedAtPath: ""))
        let file = FileManager.default.homeDirectoryForCurrentUser.appending(path: "\(UUID().uuidString).txt")
        try Data().write(to: file)
        let places = try await NSWorkspace.shared.recycle([file])
        let place = try #require(places[file])
        #expect(
            !FileManager.default.fileExists(atPath: file.path) && FileManager.default.fileExists(atPath: place.path))
        try FileManager.default.putBackItem(fromTrash: place)
        try FileManager.default.removeItem(at: file)
    }
}
