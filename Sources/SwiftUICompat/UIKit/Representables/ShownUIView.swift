import CursesUI

/// Shows the content of a UIKit view: its own content, the content of its subviews, its colour, or a frame with its
/// name.
@MainActor @preconcurrency
struct ShownUIView {
    let view: UIView
    let name: String
    @ObservedObject private var changes: StandInChanges

    init(_ view: UIView, name: String) {
        self.view = view
        self.name = name
        changes = view.changes
    }
}

extension ShownUIView: View {
    @ViewBuilder var body: some View {
        if view.isHidden {
            EmptyView()
        } else if let shown = view.shown {
            shown.modifier(Recognizing(view: view))
        } else if view.hasContent {
            ShownSubviews(view: view).modifier(Recognizing(view: view))
                .background { view.backgroundColor.map { Color(uiColor: $0) } }
        } else if view.isPlain {
            // A view of a class of the app's own may draw something that is missing here.
            (view.backgroundColor.map { Color(uiColor: $0) } ?? .clear).modifier(Recognizing(view: view))
        } else if !view.trackingAreas.isEmpty {
            // A view that follows the mouse is behind other views.
            Color.clear.modifier(Recognizing(view: view))
        } else if view.layer.showsVideo {
            // A video is usually behind other views: a frame would cross them.
            Color.clear
        } else {
            StandInFrame(name: name)
        }
    }
}

extension UIView {
    /// Whether the view is only an area, without drawings of its own.
    fileprivate var isPlain: Bool {
        let isEmpty =
            layer.sublayers?.isEmpty ?? true && subviews.allSatisfy { $0.isPlain && $0.backgroundColor == nil }
        return type(of: self) == UIView.self && (isEmpty || backgroundColor != nil)
    }
}

/// The subviews of a view that have content, one below the other.
@MainActor @preconcurrency
struct ShownSubviews {
    let view: UIView
}

extension ShownSubviews: View {
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(view.subviews.filter(\.hasContent).map(ShownSubview.init)) { subview in
                AnyView(ShownUIView(subview.view, name: ""))
            }
        }
    }
}

/// A subview, which keeps its identity when others come and go.
@MainActor @preconcurrency
struct ShownSubview: @MainActor Identifiable {
    let view: UIView

    var id: ObjectIdentifier { ObjectIdentifier(view) }
}

/// Performs the actions of a view's recognizers, tells the owners of its tracking areas, and gives the view its
/// accessibility label.
@MainActor @preconcurrency
private struct Recognizing {
    let view: UIView

    private func recognizers<R: UIGestureRecognizer>(_ type: R.Type) -> [R] {
        guard view.isUserInteractionEnabled else { return [] }
        return (view.gestureRecognizers ?? []).compactMap { $0 as? R }.filter(\.isEnabled)
    }
}

extension Recognizing: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(Named(label: view.accessibilityLabel)).modifier(gestures).modifier(Tracking(view: view))
    }

    private struct Tracking: ViewModifier {
        let view: UIView

        func body(content: Content) -> some View {
            if view.trackingAreas.contains(where: \.followsMouse) {
                content.onHover { isInside in
                    for area in view.trackingAreas where area.followsMouse { area.mouse(isInside: isInside) }
                }
            } else {
                content
            }
        }
    }

    private var gestures: Gestures {
        Gestures(
            taps: recognizers(UITapGestureRecognizer.self), presses: recognizers(UILongPressGestureRecognizer.self))
    }

    private struct Named: ViewModifier {
        let label: String?

        func body(content: Content) -> some View {
            if let label {
                content.accessibilityLabel(Text(verbatim: label))
            } else {
                content
            }
        }
    }

    private struct Gestures: ViewModifier {
        let taps: [UITapGestureRecognizer]
        let presses: [UILongPressGestureRecognizer]

        func body(content: Content) -> some View {
            switch (taps.first, presses.first) {
            case (nil, nil):
                content
            case (let tap?, nil):
                content.onTapGesture(count: max(1, tap.numberOfTapsRequired)) { recognize(taps) }
            case (nil, let press?):
                content.onLongPressGesture(minimumDuration: press.minimumPressDuration) { recognize(presses) }
            case (let tap?, let press?):
                content
                    .onTapGesture(count: max(1, tap.numberOfTapsRequired)) { recognize(taps) }
                    .onLongPressGesture(minimumDuration: press.minimumPressDuration) { recognize(presses) }
            }
        }

        private func recognize(_ recognizers: [UIGestureRecognizer]) {
            for recognizer in recognizers { recognizer.recognize() }
        }
    }
}

/// A frame with the name of a view, shown in place of a view that a terminal cannot display.
package struct StandInFrame {
    private let name: String
    private let detail: String?

    /// - Parameters:
    ///   - name: the name of the view.
    ///   - detail: further information.
    package init(name: String, detail: String? = nil) {
        self.name = name
        self.detail = detail
    }
}

extension StandInFrame: View {
    package var body: some View {
        VStack {
            Text(verbatim: name).bold()
            if let detail { Text(verbatim: detail) }
        }
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .border(.secondary)
        .accessibilityElement(children: .combine)
    }
}
