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
    public let title: Title
    public let icon: Icon

    public struct Title {
        let content: AnyView
    }

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
