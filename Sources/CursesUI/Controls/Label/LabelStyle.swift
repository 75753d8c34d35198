/// The style of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label for its style.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon

    /// The title of a label.
    public struct Title {
        let content: AnyView

        /// The title if it is a text.
        var text: Text? { content.content as? Text }
    }

    /// The icon of a label.
    public struct Icon {
        let content: AnyView
    }
}

extension LabelStyleConfiguration.Title: View {
    public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
    public var body: some View { content }
}
