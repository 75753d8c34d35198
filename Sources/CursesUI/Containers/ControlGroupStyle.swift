/// The style of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View

    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group for its style.
public struct ControlGroupStyleConfiguration {
    /// The controls of the group.
    public let content: Content
    /// The label of the group; it is empty if the group has none.
    public let label: Label

    /// The controls of a group.
    public struct Content {
        let content: AnyView
    }

    /// The label of a group.
    public struct Label {
        let content: AnyView
        let isEmpty: Bool
    }
}

extension ControlGroupStyleConfiguration.Content: View {
    public var body: some View { content }
}

extension ControlGroupStyleConfiguration.Label: View {
    public var body: some View { content }
}

/// The default style: controls side by side, or in a column if there is too little space.
public struct AutomaticControlGroupStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup {
            configuration.label
            configuration.content
        }
    }
}

/// Side by side, as in ``AutomaticControlGroupStyle``.
public struct NavigationControlGroupStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// Side by side, as in ``AutomaticControlGroupStyle``.
public struct PaletteControlGroupStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
}

/// A menu that contains the controls. The button of the menu shows the group's label.
public struct MenuControlGroupStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            if configuration.label.isEmpty { Text("More") } else { configuration.label }
        }
    }
}

/// A menu, as in ``MenuControlGroupStyle``.
public struct CompactMenuControlGroupStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        MenuControlGroupStyle().makeBody(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The short form of ``AutomaticControlGroupStyle``.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The short form of ``NavigationControlGroupStyle``.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The short form of ``PaletteControlGroupStyle``.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// The short form of ``MenuControlGroupStyle``.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The short form of ``CompactMenuControlGroupStyle``.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

private enum ControlGroupStyling<S: ControlGroupStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: ControlGroupStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration).environment(\.controlGroupStyle, nil)
    }
}

extension EnvironmentValues {
    /// The style of control groups; `nil` for the default appearance.
    var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration>? {
        get { self[CustomStyleKey<ControlGroupStyleConfiguration>.self] }
        set { self[CustomStyleKey<ControlGroupStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the control groups in the view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, AnyStyle(style, ControlGroupStyling<S>.self))
    }
}
