/// The label of a control that consists of several views: a title, and secondary texts below it.
private struct SubtitledLabel<Content: View>: View {
    let content: Content

    var body: some View {
        Group(subviews: content) { parts in
            VStack(alignment: .leading, spacing: 0) {
                parts.first
                ForEach(parts.dropFirst()) { $0.foregroundStyle(.secondary) }
            }
        }
    }
}

/// A view with several statements of a view builder.
protocol SeveralViews {
    /// The type of the first view.
    @MainActor static var first: (any View.Type)? { get }
}

extension TupleView: SeveralViews {
    static var first: (any View.Type)? {
        for type in repeat (each Content).self { return type }
        return nil
    }
}

extension View {
    /// The view as the label of a control. If it begins with a text, further texts are secondary, and below the first.
    /// Other views stand side by side.
    @MainActor var asControlLabel: AnyView {
        // A failed cast searches all conformances of the program, so the usual label is told apart without one.
        if Self.self == Text.self { return AnyView(self) }
        let hasSubtitle = (Self.self as? any SeveralViews.Type)?.first == Text.self
        return hasSubtitle ? AnyView(SubtitledLabel(content: self)) : asLabelRow
    }
}
