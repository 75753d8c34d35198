/// The look of what opens a menu; the styles are those of CursesUI.
public protocol MenuStyle: Sendable {
    var _look: _MenuLook { get }
}

/// How a menu shows what opens it.
public struct _MenuLook: Hashable, Sendable {
    let isBorderless: Bool
}

/// The look of ``ButtonMenuStyle``.
public struct DefaultMenuStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// A button in the style of the buttons around it.
public struct ButtonMenuStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// A button without brackets.
public struct BorderlessButtonMenuStyle: Sendable {
    /// The style, which takes nothing.
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
    /// ``DefaultMenuStyle``, in short.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// ``ButtonMenuStyle``, in short.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// ``BorderlessButtonMenuStyle``, in short.
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
    /// Sets the look of what opens the menus in the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, style._look)
    }
}
