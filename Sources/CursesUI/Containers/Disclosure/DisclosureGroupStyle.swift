/// The style of disclosure groups.
///
/// ```swift
/// struct Arrowed: DisclosureGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///             Button {
///                 configuration.isExpanded.toggle()
///             } label: {
///                 configuration.label
///             }
///             if configuration.isExpanded { configuration.content }
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View

    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group for its style.
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group.
    public let label: Label
    /// The views that the group shows while it is expanded.
    public let content: Content
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool

    /// The label of a group.
    public struct Label {
        let content: AnyView
    }

    /// The views that a group shows while it is expanded. They are created when they are shown.
    public struct Content {
        let content: () -> AnyView
    }
}

extension DisclosureGroupStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
    public var body: some View { content() }
}

/// The default style: a symbol before the label shows whether the group is expanded.
public struct AutomaticDisclosureGroupStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        StandardDisclosureGroup(isExpanded: configuration.$isExpanded, label: configuration.label) {
            configuration.content
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The short form of ``AutomaticDisclosureGroupStyle``.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyling<S: DisclosureGroupStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: DisclosureGroupStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration).environment(\.disclosureGroupStyle, nil)
    }
}

extension EnvironmentValues {
    /// The style of disclosure groups; `nil` for the default appearance.
    var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
        get { self[CustomStyleKey<DisclosureGroupStyleConfiguration>.self] }
        set { self[CustomStyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the disclosure groups in the view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, AnyStyle(style, DisclosureGroupStyling<S>.self))
    }
}
