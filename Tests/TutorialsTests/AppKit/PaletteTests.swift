import CursesUITesting
import Foundation
import Testing

@testable import SwiftUICompat
@testable import Tutorials

@MainActor
@Suite("Palettes and colours of AppKit", .serialized)
struct PaletteTests {
    @Test("A colour has components, and a colour of Core Graphics is one of AppKit that code may unwrap")
    func components() {
        #expect(InkParts.hex(of: Color(red: 1, green: 0.5, blue: 0)) == "FF8000")
        let color = NSColor(srgbRed: 0.5, green: 0.25, blue: 0.25, alpha: 0.5)
        #expect(InkParts.copy(of: color.cgColor) == color)
        #expect(abs(color.saturationComponent - 0.5) < 0.01 && abs(color.brightnessComponent - 0.5) < 0.01)
        #expect(color.hueComponent == 0 && abs(color.alphaComponent - 0.5) < 0.01)
        let mixed = NSColor(white: 0, alpha: 1).blended(withFraction: 0.5, of: NSColor(white: 1, alpha: 1))
        #expect(abs((mixed?.redComponent ?? 0) - 0.5) < 0.01)
        #expect(InkParts.pick(color) == color && !NSColorPanel.shared.isVisible)
    }

    @Test("A view keeps its tracking areas, and tells places by the frames that code has set")
    func tracking() {
        let (outer, view) = (NSView(frame: CGRect(x: 8, y: 16, width: 80, height: 80)), TrackedView())
        view.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
        outer.addSubview(view)
        view.updateTrackingAreas()
        view.updateTrackingAreas()
        #expect(view.trackingAreas.count == 1 && view.trackingAreas.first?.owner === view)
        #expect(view.isFlipped && !view.needsDisplay && view.acceptsFirstResponder)
        #expect(view.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
        #expect(view.convert(CGPoint(x: 18, y: 36), from: nil) == .zero)
        #expect(outer.convert(view.bounds, from: view) == view.frame)
    }

    @Test("A panel is a window, glass shows its content, and a colour well is a picker")
    func views() {
        let panel = FloatingPanel(content: Text("Notes"))
        #expect(panel.contentView is NSHostingView<Text> && panel.isFloatingPanel && !panel.canBecomeMain)
        #expect(open(GlassLabel()).shows("On glass"))
        let well = NSColorWell()
        #expect(well.hasContent)
        well.color = .systemRed
        #expect(well.color == .systemRed)
    }
}
