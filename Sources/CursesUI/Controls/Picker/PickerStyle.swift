/// The look of pickers; the styles are those of CursesUI.
public protocol PickerStyle {
    var _look: _PickerLook { get }
}

/// How a picker shows its choices.
public struct _PickerLook: Hashable, Sendable {
    enum Kind { case menu, segmented, inline }

    let kind: Kind

    static let menu = _PickerLook(kind: .menu)
    static let segmented = _PickerLook(kind: .segmented)
    static let inline = _PickerLook(kind: .inline)
}

/// The look that pickers have where nobody sets one: ``MenuPickerStyle``.
public struct DefaultPickerStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// The choice that holds, which opens a menu of all.
public struct MenuPickerStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// The choices beside each other, the one that holds in brackets.
public struct SegmentedPickerStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// The choices below each other, each with a mark.
public struct InlinePickerStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// The choices below each other, each with a mark, as with ``InlinePickerStyle``.
public struct RadioGroupPickerStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// A terminal has no wheels: the look of ``MenuPickerStyle``.
public struct WheelPickerStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// The choices beside each other, as with ``SegmentedPickerStyle``.
public struct PalettePickerStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

/// The look of ``MenuPickerStyle``, whose menu takes the place of another screen.
public struct NavigationLinkPickerStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension DefaultPickerStyle: PickerStyle {
    public var _look: _PickerLook { .menu }
}

extension MenuPickerStyle: PickerStyle {
    public var _look: _PickerLook { .menu }
}

extension SegmentedPickerStyle: PickerStyle {
    public var _look: _PickerLook { .segmented }
}

extension InlinePickerStyle: PickerStyle {
    public var _look: _PickerLook { .inline }
}

extension RadioGroupPickerStyle: PickerStyle {
    public var _look: _PickerLook { .inline }
}

extension WheelPickerStyle: PickerStyle {
    public var _look: _PickerLook { .menu }
}

extension PalettePickerStyle: PickerStyle {
    public var _look: _PickerLook { .segmented }
}

extension NavigationLinkPickerStyle: PickerStyle {
    public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// ``DefaultPickerStyle``, in short.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// ``MenuPickerStyle``, in short.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// ``SegmentedPickerStyle``, in short.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// ``InlinePickerStyle``, in short.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// ``RadioGroupPickerStyle``, in short.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// ``WheelPickerStyle``, in short.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// ``PalettePickerStyle``, in short.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// ``NavigationLinkPickerStyle``, in short.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
    static let defaultValue = _PickerLook.menu
}

extension EnvironmentValues {
    var pickerStyle: _PickerLook {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the pickers in the view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyle, style._look)
    }
}
