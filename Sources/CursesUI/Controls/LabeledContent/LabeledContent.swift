import Foundation

/// A value or a control with a label.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Volume") { Slider(value: $volume) }
/// ```
///
/// ```
/// Version                   1.2
/// Volume     ━━━━━━━━●─────────
/// ```
///
/// ![Pickers, a stepper, a slider, dates, a colour and progress in a terminal](Gallery-choices.svg)
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
    @Environment(\.labeledContentStyle) private var style

    private init(_ label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }
}

extension LabeledContent where Label: View, Content: View {
    /// Creates labelled content with a custom label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labelled content with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }

    /// Creates labelled content with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labelled content that shows a text, with a title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(Text(titleKey), Text(value))
    }

    /// Creates labelled content that shows a text, with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(Text(title), Text(value))
    }

    /// Creates labelled content that shows a formatted value, with a title.
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: F.FormatInput,
        format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(Text(titleKey), Text(value, format: format))
    }

    /// Creates labelled content that shows a formatted value, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(
        _ title: S,
        value: F.FormatInput,
        format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(Text(title), Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates labelled content from the configuration of a style, so that the style can decorate it.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(configuration.label, configuration.content)
    }
}

extension LabeledContent: View where Label: View, Content: View {
    public var body: some View {
        style.makeBody(
            LabeledContentStyleConfiguration(
                label: LabeledContentStyleConfiguration.Label(content: label.asControlLabel),
                content: LabeledContentStyleConfiguration.Content(
                    // Labelled content within the content has the same style.
                    content: AnyView(content.asLabelRow.environment(\.labeledContentStyle, style))
                )
            )
        )
        .accessibility { $0.say(.controlLabel, label as? Text) }
    }
}
