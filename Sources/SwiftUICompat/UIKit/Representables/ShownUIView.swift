import CursesUI

/// Shows the content of a UIKit view: its own content, the content of its subviews, or a frame with its name.
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

    /// Returns whether a view or any of its descendants has content.
    private static func hasContent(_ view: UIView) -> Bool {
        view.standIn != nil || view.subviews.contains { hasContent($0) }
    }
}

extension ShownUIView: View {
    @ViewBuilder var body: some View {
        if view.isHidden {
            EmptyView()
        } else if let standIn = view.standIn {
            standIn
        } else if Self.hasContent(view) {
            let views = view.subviews.filter { Self.hasContent($0) }
            VStack(alignment: .leading) {
                ForEach(views.indices, id: \.self) { index in
                    AnyView(ShownUIView(views[index], name: ""))
                }
            }
        } else {
            StandInFrame(name: name)
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
