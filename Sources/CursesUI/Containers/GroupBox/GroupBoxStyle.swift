/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View

    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a group box's style shows.
public struct GroupBoxStyleConfiguration {
    public let label: Label
    public let content: Content

    /// What the box is for.
    public struct Label {
        let content: AnyView
    }

    /// What stands in the box.
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

/// A box with the label in its top line.
public struct DefaultGroupBoxStyle: Sendable {
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
            SectionTopLine(look) { configuration.label.textAttributes(.bold) }
            VStack(alignment: .leading, spacing: 0) { configuration.content }
                .modifier(SectionRowModifier(box: look, isInList: false))
            SectionBottomLine(look: look)
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A group box style of any type, as the environment holds it.
struct AnyGroupBoxStyle {
    private let style: any GroupBoxStyle

    init(_ style: any GroupBoxStyle) {
        self.style = style
    }

    @MainActor
    func makeBody(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
        func body(_ style: some GroupBoxStyle) -> AnyView {
            AnyView(StyledGroupBox(style: StyleHost(style: style), configuration: configuration))
        }
        return body(style)
    }
}

extension AnyGroupBoxStyle: ComparableInput {
    package static func isSameInput(_ old: AnyGroupBoxStyle, _ new: AnyGroupBoxStyle) -> Bool {
        func isSame<S: GroupBoxStyle>(_ old: S) -> Bool {
            guard let new = new.style as? S else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledGroupBox<S: GroupBoxStyle>: View {
    let style: StyleHost<S>
    let configuration: GroupBoxStyleConfiguration

    var body: some View { style.style.makeBody(configuration: configuration) }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: AnyGroupBoxStyle { AnyGroupBoxStyle(DefaultGroupBoxStyle()) }
}

extension EnvironmentValues {
    var groupBoxStyle: AnyGroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the group boxes in the view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
    }
}
