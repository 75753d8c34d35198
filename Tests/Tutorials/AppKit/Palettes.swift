import AppKit
import SwiftUI

/// A view of AppKit that follows the mouse and draws itself, as the web shows it.
final class TrackedView: NSView {
    var isInside = false

    override var isFlipped: Bool { true }
    override var acceptsFirstResponder: Bool { true }

    override func updateTrackingAreas() {
        super.updateTrackingAreas()
        for area in trackingAreas { removeTrackingArea(area) }
        addTrackingArea(
            NSTrackingArea(
                rect: bounds, options: [.mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect], owner: self,
                userInfo: nil))
    }

    override func mouseEntered(with event: NSEvent) {
        isInside = true
        needsDisplay = true
    }
    override func mouseExited(with event: NSEvent) { isInside = false }
    override func mouseMoved(with event: NSEvent) { _ = convert(event.locationInWindow, from: nil) }
    override func mouseDown(with event: NSEvent) { super.mouseDown(with: event) }
    override func scrollWheel(with event: NSEvent) {}
    override func keyDown(with event: NSEvent) { if event.keyCode != 53 { super.keyDown(with: event) } }
    override func resetCursorRects() { addCursorRect(bounds, cursor: .columnResize) }

    override func draw(_ dirtyRect: NSRect) {
        NSColor.windowBackgroundColor.setFill()
        dirtyRect.fill()
    }
}

/// A panel that floats over the windows of an app.
final class FloatingPanel: NSPanel {
    init(content: some View) {
        super.init(
            contentRect: NSRect(x: 0, y: 0, width: 320, height: 160),
            styleMask: [.nonactivatingPanel, .titled, .closable, .fullSizeContentView], backing: .buffered, defer: false
        )
        isFloatingPanel = true
        becomesKeyOnlyIfNeeded = true
        hidesOnDeactivate = true
        level = .floating
        collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary]
        hasShadow = false
        contentView = NSHostingView(rootView: content)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var canBecomeKey: Bool { true }
    override var canBecomeMain: Bool { false }
}

/// A colour well of AppKit.
struct InkWell: NSViewRepresentable {
    @Binding var ink: Color

    func makeNSView(context: Context) -> NSColorWell {
        let well = NSColorWell(style: .minimal)
        well.isBordered = false
        well.supportsAlpha = false
        well.target = context.coordinator
        // `#selector(Coordinator.changed(_:))` in a project.
        well.action = Selector("Coordinator.changed", Coordinator.changed)
        return well
    }

    func updateNSView(_ well: NSColorWell, context: Context) { well.color = NSColor(ink) }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    @MainActor
    final class Coordinator {
        let parent: InkWell
        init(_ parent: InkWell) { self.parent = parent }
        func changed(_ sender: NSColorWell) { parent.ink = Color(nsColor: sender.color) }
    }
}

/// A view on glass.
struct GlassLabel: NSViewRepresentable {
    func makeNSView(context: Context) -> NSGlassEffectView {
        let glass = NSGlassEffectView()
        glass.style = .clear
        glass.cornerRadius = 16
        glass.tintColor = .systemBlue
        glass.contentView = NSTextField(labelWithString: "On glass")
        return glass
    }

    func updateNSView(_ nsView: NSGlassEffectView, context: Context) {}
}

/// The colours of AppKit, as code takes them apart.
enum InkParts {
    static func hex(of color: Color) -> String {
        guard let ink = NSColor(color).usingColorSpace(.sRGB) else { return "" }
        let parts = [ink.redComponent, ink.greenComponent, ink.blueComponent].map { Int(($0 * 255).rounded()) }
        return parts.map { String(format: "%02X", $0) }.joined()
    }

    static func copy(of color: CGColor) -> NSColor {
        guard let copy = NSColor(cgColor: color) else { return .black }
        return NSColor(cgColor: copy.cgColor) ?? .black
    }

    @MainActor
    static func pick(_ color: NSColor) -> NSColor {
        let panel = NSColorPanel.shared
        panel.color = color
        panel.showsAlpha = true
        panel.setTarget(nil)
        panel.setAction(nil)
        if !panel.isVisible { panel.orderFront(nil) }
        panel.close()
        NSSound(named: "Ping")?.play()
        return panel.color
    }
}
