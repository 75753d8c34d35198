/// Related controls, side by side, or in a column if there is too little space. They are a single stop for Tab; the
/// arrow keys move between them.
public struct ControlGroup<Content: View> {
    let content: Content
    @Environment(\.controlGroupStyle) private var style

    /// Creates a group of related controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ControlGroup {
    /// Creates a group of related controls with a label.
    ///
    /// - Parameter label: the label before the controls.
    public init<C: View, L: View>(
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(controls: content(), label: label())
    }

    /// Creates a group of related controls with a title before them.
    public init<C: View>(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.content = LabeledControlGroupContent(controls: content(), label: Text(titleKey))
    }
}

/// The controls of a group after their label.
public struct LabeledControlGroupContent<Controls: View, Label: View> {
    let controls: Controls
    let label: Label
}

extension LabeledControlGroupContent: View {
    public var body: some View {
        label
        controls
    }
}

extension ControlGroup {
    /// Creates a group of related controls with a title and a symbol before them.
    ///
    /// - Parameter systemImage: the name of a symbol in front of the title.
    public init<C: View>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a group from the controls that a style receives.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init { configuration.content }
    }
}

extension LabeledControlGroupContent: LabeledParts {
    fileprivate var labelPart: AnyView { label.asLabelRow }
    fileprivate var controlsPart: AnyView { AnyView(controls) }
}

/// Content that consists of a label and controls.
@MainActor
private protocol LabeledParts {
    var labelPart: AnyView { get }
    var controlsPart: AnyView { get }
}

extension ControlGroup: View {
    public var body: some View {
        if let style {
            style.makeBody(configuration(in: style))
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(columns: 1) { content }
                VStack(alignment: .leading, spacing: 0) { content }
            }
            .modifier(FocusGroupModifier())
        }
    }

    /// Returns the configuration for a style. Groups within the controls have the same style.
    @MainActor
    private func configuration(
        in style: AnyStyle<ControlGroupStyleConfiguration>
    ) -> ControlGroupStyleConfiguration {
        let parts = content as? any LabeledParts
        let controls = parts?.controlsPart ?? AnyView(content)
        return ControlGroupStyleConfiguration(
            content: .init(content: AnyView(controls.environment(\.controlGroupStyle, style))),
            label: .init(content: parts?.labelPart ?? AnyView(EmptyView()), isEmpty: parts == nil)
        )
    }
}
