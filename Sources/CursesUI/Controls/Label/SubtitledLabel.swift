import CursesUITerminal

/// A label that consists of several views: a title, and secondary texts below it.
private struct SubtitledLabel<Content: View>: View {
    let content: Content
    @Environment(\.labelStyle) private var labelStyle

    var body: some View {
        Group(subviews: content) { parts in
            VStack(alignment: .labelTitle, spacing: 0) {
                parts.first.labelStyle(GuidedTitleStyle(base: labelStyle))
                ForEach(parts.dropFirst()) { $0.foregroundStyle(.secondary) }
            }
        }
    }
}

/// A style that marks the place of a label's title, so that secondary texts stand below it, and not below the icon.
private struct GuidedTitleStyle: LabelStyle {
    let base: AnyStyle<LabelStyleConfiguration>

    func makeBody(configuration: Configuration) -> some View {
        let title = configuration.title.alignmentGuide(.labelTitle) { $0[.leading] }
        base.makeBody(LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: configuration.icon))
    }
}

private enum LabelTitleID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
    /// The leading edge of the title of a label; for other views, their leading edge.
    fileprivate static let labelTitle = HorizontalAlignment(LabelTitleID.self)
}

/// A view that is a title if the label of a control begins with it.
protocol LeadingTitle {}

extension Text: LeadingTitle {}

extension Label: LeadingTitle {}

extension ModifiedContent: LeadingTitle where Content: LeadingTitle {}

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
    /// The view as the label of a control. If it begins with a text or with a ``Label``, further texts are secondary,
    /// and below that title. Other views stand side by side.
    @MainActor var asControlLabel: AnyView {
        // A failed cast searches all conformances of the program, so the usual label is told apart without one.
        if Self.self == Text.self { return AnyView(self) }
        return hasSubtitle ? AnyView(SubtitledLabel(content: self)) : asLabelRow
    }

    /// The view as the title of a ``Label``. If it begins with a text, further texts are secondary, and below that one.
    @MainActor var asLabelTitle: AnyView {
        if Self.self == Text.self || Self.self == LabelStyleConfiguration.Title.self { return AnyView(self) }
        return hasSubtitle ? AnyView(SubtitledLabel(content: self)) : AnyView(self)
    }

    @MainActor private var hasSubtitle: Bool {
        (Self.self as? any SeveralViews.Type)?.first is any LeadingTitle.Type
    }
}
