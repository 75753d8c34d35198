/// The look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View

    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What the style of labelled content shows.
public struct LabeledContentStyleConfiguration {
    /// What names the content.
    public let label: Label
    /// What is named.
    public let content: Content

    /// What the content is called.
    public struct Label {
        let content: AnyView
    }

    /// The value or control.
    public struct Content {
        let content: AnyView
    }
}

extension LabeledContentStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// The label at the start of the row, the content at its end.
public struct AutomaticLabeledContentStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(isControl: false) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// ``AutomaticLabeledContentStyle``, in short.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
