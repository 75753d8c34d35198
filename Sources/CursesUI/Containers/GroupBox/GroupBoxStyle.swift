/// The style of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View

    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box for its style.
public struct GroupBoxStyleConfiguration {
    /// The label of the box.
    public let label: Label
    /// The content of the box.
    public let content: Content

    /// The label of the box.
    public struct Label {
        let content: AnyView
    }

    /// The content of the box.
    public struct Content {
        let content: AnyView
    }
}

extension GroupBoxStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// A style that draws a box with the label in its top line.
public struct DefaultGroupBoxStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
    public func makeBody(configuration: Configuration) -> some View {
        BoxedGroup(configuration: configuration)
    }
}

private struct BoxedGroup: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.theme) private var theme

    var body: some View {
        let look = BoxLook(theme)
        VStack(alignment: .leading, spacing: 0) {
            SectionTopLine(look) { configuration.label.textAttributes(.bold).cutsWords() }
            VStack(alignment: .leading, spacing: 0) { configuration.content }
                .modifier(SectionRowModifier(box: look, isInList: false))
            SectionBottomLine(look: look)
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The short form of ``DefaultGroupBoxStyle``.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
