/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View

    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a label's style shows.
public struct LabelStyleConfiguration {
    /// What the label says.
    public let title: Title
    /// What stands before the title.
    public let icon: Icon

    /// What the label says.
    public struct Title {
        let content: AnyView
    }

    /// What stands before the title.
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
