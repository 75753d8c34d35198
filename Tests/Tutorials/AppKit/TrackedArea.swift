import SwiftUI

extension View {
    /// Tells whether the mouse is over the view, as apps did before `onHover`.
    func tracksMouse(_ change: @escaping (Bool) -> Void) -> some View {
        background(GeometryReader { TrackedArea(frame: $0.frame(in: .global), change: change) })
    }
}

private struct TrackedArea: NSViewRepresentable {
    let frame: NSRect
    let change: (Bool) -> Void

    final class Coordinator: NSResponder {
        var change: ((Bool) -> Void)?
        override func mouseEntered(with event: NSEvent) { change?(true) }
        override func mouseExited(with event: NSEvent) { change?(false) }
    }

    func makeCoordinator() -> Coordinator {
        let coordinator = Coordinator()
        coordinator.change = change
        return coordinator
    }

    func makeNSView(context: Context) -> NSView {
        let view = NSView(frame: frame)
        let options: NSTrackingArea.Options = [.mouseEnteredAndExited, .inVisibleRect, .activeInKeyWindow]
        view.addTrackingArea(
            NSTrackingArea(rect: frame, options: options, owner: context.coordinator, userInfo: nil))
        return view
    }

    func updateNSView(_ view: NSView, context: Context) {}

    static func dismantleNSView(_ view: NSView, coordinator: Coordinator) {
        view.trackingAreas.forEach { view.removeTrackingArea($0) }
    }
}

struct TrackedWords: View {
    @State private var isOver = false

    var body: some View {
        VStack {
            Text(isOver ? "over" : "beside").tracksMouse { isOver = $0 }
            Text("another line")
        }
    }
}
