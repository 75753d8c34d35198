/// The style of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View

    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of labelled content for its style.
public struct LabeledContentStyleConfiguration {
    /// The label of the content.
    public let label: Label
    /// The content.
    public let content: Content

    /// The label of the content.
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

/// A style with the label at the start of the row and the content at its end.
public struct AutomaticLabeledContentStyle: Sendable {
    /// Creates the style.
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
    /// The short form of ``AutomaticLabeledContentStyle``.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
