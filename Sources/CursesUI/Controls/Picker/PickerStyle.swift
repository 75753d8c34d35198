/// The style of pickers. Apps cannot define their own.
public protocol PickerStyle {
    var _look: _PickerLook { get }
}

/// The appearance of a picker.
public struct _PickerLook: Hashable, Sendable {
    enum Kind { case menu, segmented, palette, inline }

    let kind: Kind

    static let menu = _PickerLook(kind: .menu)
    static let segmented = _PickerLook(kind: .segmented)
    static let palette = _PickerLook(kind: .palette)
    static let inline = _PickerLook(kind: .inline)
}

/// The default style of pickers, which is the same as ``MenuPickerStyle``.
public struct DefaultPickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The selected choice, which opens a menu of all choices.
public struct MenuPickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The choices side by side, with the selected choice in brackets.
public struct SegmentedPickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The choices in a vertical stack, each with a mark.
public struct InlinePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``InlinePickerStyle``.
public struct RadioGroupPickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``MenuPickerStyle``: a terminal has no wheels.
public struct WheelPickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``SegmentedPickerStyle``, with the selection effect of ``PaletteSelectionEffect``.
public struct PalettePickerStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// The same as ``MenuPickerStyle``, whose menu replaces the screen of choices.
public struct NavigationLinkPickerStyle: Sendable {
    /// Creates the style.
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
    public var _look: _PickerLook { .palette }
}

extension NavigationLinkPickerStyle: PickerStyle {
    public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The short form of ``DefaultPickerStyle``.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// The short form of ``MenuPickerStyle``.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// The short form of ``SegmentedPickerStyle``.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The short form of ``InlinePickerStyle``.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// The short form of ``RadioGroupPickerStyle``.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// The short form of ``WheelPickerStyle``.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// The short form of ``PalettePickerStyle``.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The short form of ``NavigationLinkPickerStyle``.
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
    /// Sets the style of the pickers in the view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyle, style._look)
    }
}
