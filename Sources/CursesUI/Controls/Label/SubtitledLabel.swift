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
    /// Whether the first view is a text.
    static var beginsWithText: Bool { get }
}

extension TupleView: SeveralViews {
    static var beginsWithText: Bool {
        for type in repeat (each Content).self { return type == Text.self }
        return false
    }
}

extension View {
    /// The view as the label of a control. If it begins with a text, further texts are secondary, and below the first.
    @MainActor var asControlLabel: AnyView {
        // A failed cast searches all conformances of the program, so the usual label is told apart without one.
        if Self.self == Text.self { return AnyView(self) }
        let hasSubtitle = (Self.self as? any SeveralViews.Type)?.beginsWithText ?? false
        return hasSubtitle ? AnyView(SubtitledLabel(content: self)) : AnyView(self)
    }
}
