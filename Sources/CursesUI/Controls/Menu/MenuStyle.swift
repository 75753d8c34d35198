/// The style of the button that opens a menu; the styles are those of CursesUI.
public protocol MenuStyle: Sendable {
    var _look: _MenuLook { get }
}

/// The appearance of the button that opens a menu.
public struct _MenuLook: Hashable, Sendable {
    let isBorderless: Bool
}

/// The default style, which is the same as ``ButtonMenuStyle``.
public struct DefaultMenuStyle: Sendable {
    /// The style, which has no options.
    public init() {}
}

/// A button in the current button style.
public struct ButtonMenuStyle: Sendable {
    /// The style, which has no options.
    public init() {}
}

/// A button without brackets.
public struct BorderlessButtonMenuStyle: Sendable {
    /// The style, which has no options.
    public init() {}
}

extension DefaultMenuStyle: MenuStyle {
    public var _look: _MenuLook { _MenuLook(isBorderless: false) }
}

extension ButtonMenuStyle: MenuStyle {
    public var _look: _MenuLook { _MenuLook(isBorderless: false) }
}

extension BorderlessButtonMenuStyle: MenuStyle {
    public var _look: _MenuLook { _MenuLook(isBorderless: true) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The short form of ``DefaultMenuStyle``.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The short form of ``ButtonMenuStyle``.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The short form of ``BorderlessButtonMenuStyle``.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuStyleKey: EnvironmentKey {
    static let defaultValue = _MenuLook(isBorderless: false)
}

extension EnvironmentValues {
    var menuStyle: _MenuLook {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the buttons that open the menus in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, style._look)
    }
}
