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
    public let label: Label
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
    public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow { configuration.content } label: { configuration.label }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A style of labelled content of any type, as the environment holds it.
struct AnyLabeledContentStyle {
    private let style: any LabeledContentStyle

    init(_ style: any LabeledContentStyle) {
        self.style = style
    }

    @MainActor
    func makeBody(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
        func body(_ style: some LabeledContentStyle) -> AnyView {
            AnyView(
                StyledLabeledContent(style: StyleHost(style: style), configuration: configuration)
            )
        }
        return body(style)
    }
}

extension AnyLabeledContentStyle: ComparableInput {
    package static func isSameInput(
        _ old: AnyLabeledContentStyle,
        _ new: AnyLabeledContentStyle
    ) -> Bool {
        func isSame<S: LabeledContentStyle>(_ old: S) -> Bool {
            guard let new = new.style as? S else { return false }
            return ViewComparator.areEqual(old, new)
        }
        return isSame(old.style)
    }
}

/// Evaluates a style as a body of its own, so that the style may read the environment.
private struct StyledLabeledContent<S: LabeledContentStyle>: View {
    let style: StyleHost<S>
    let configuration: LabeledContentStyleConfiguration

    var body: some View {
        style.style.makeBody(configuration: configuration)
            // Content of the configuration has a look of its own.
            .environment(\.labeledContentStyle, LabeledContentStyleKey.defaultValue)
    }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabeledContentStyle {
        AnyLabeledContentStyle(AutomaticLabeledContentStyle())
    }
}

extension EnvironmentValues {
    var labeledContentStyle: AnyLabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the labelled content in the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
    }
}
