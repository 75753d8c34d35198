/// The style of menus.
///
/// ```swift
/// struct Framed: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration).buttonStyle(.plain).border(.secondary)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View

    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu for its style.
public struct MenuStyleConfiguration {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    /// The label of a menu.
    public struct Label {
        let content: AnyView
        let title: Text?
    }

    /// The rows of a menu.
    public struct Content {
        let content: AnyView
    }
}

extension MenuStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension MenuStyleConfiguration.Label: AccessibleTitle {
    var accessibilityTitle: Text? { title }
}

extension MenuStyleConfiguration.Content: View {
    public var body: some View { content }
}

/// A built-in style, which the menu itself implements.
protocol BuiltInMenuStyle: MenuStyle {
    nonisolated var isBorderless: Bool { get }
}

extension BuiltInMenuStyle {
    /// Returns the menu in this style.
    public func makeBody(configuration: MenuStyleConfiguration) -> some View {
        Menu(configuration).environment(\.menuLook, MenuLook(isBorderless: isBorderless))
    }
}

/// The default style, which is the same as ``ButtonMenuStyle``.
public struct DefaultMenuStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// A button in the current button style.
public struct ButtonMenuStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``ButtonMenuStyle``.
public struct BorderedButtonMenuStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// A button without brackets.
public struct BorderlessButtonMenuStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultMenuStyle: BuiltInMenuStyle {
    nonisolated var isBorderless: Bool { false }
}

extension ButtonMenuStyle: BuiltInMenuStyle {
    nonisolated var isBorderless: Bool { false }
}

extension BorderedButtonMenuStyle: BuiltInMenuStyle {
    nonisolated var isBorderless: Bool { false }
}

extension BorderlessButtonMenuStyle: BuiltInMenuStyle {
    nonisolated var isBorderless: Bool { true }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The short form of ``DefaultMenuStyle``.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The short form of ``ButtonMenuStyle``.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// The short form of ``BorderedButtonMenuStyle``.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The short form of ``BorderlessButtonMenuStyle``.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuStyling<S: MenuStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: MenuStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration).environment(\.menuLook, MenuLook())
    }
}

/// The style of the menus in a view.
struct MenuLook {
    var isBorderless = false
    /// The app's custom style, if any.
    var style: AnyStyle<MenuStyleConfiguration>?
}

extension MenuLook: ComparableInput {
    package static func isSameInput(_ old: MenuLook, _ new: MenuLook) -> Bool {
        guard old.isBorderless == new.isBorderless else { return false }
        guard let old = old.style, let new = new.style else { return old.style == nil && new.style == nil }
        return AnyStyle.isSameInput(old, new)
    }
}

private struct MenuLookKey: EnvironmentKey {
    static var defaultValue: MenuLook { MenuLook() }
}

extension EnvironmentValues {
    var menuLook: MenuLook {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the menus in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        let builtIn = style as? any BuiltInMenuStyle
        let look =
            builtIn.map { MenuLook(isBorderless: $0.isBorderless) }
            ?? MenuLook(style: AnyStyle(style, MenuStyling<S>.self))
        return environment(\.menuLook, look)
    }
}
