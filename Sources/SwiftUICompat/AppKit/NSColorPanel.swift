import CursesUI

/// The panel in which the user picks a colour. It is not shown: a ``NSColorWell`` and a `ColorPicker` have a panel of
/// their own.
@MainActor @preconcurrency
public final class NSColorPanel {
    /// The form in which colours are picked; ignored in a terminal.
    public enum Mode: Int, Sendable {
        case none = -1
        case gray, RGB, CMYK, HSB, customPalette, colorList, wheel, crayon
    }

    /// The panel.
    public static let shared = NSColorPanel()
    /// Whether the panel has been created.
    public static var sharedColorPanelExists: Bool { true }
    /// Announces that the user has picked a colour. It is never posted.
    nonisolated public static let colorDidChangeNotification =
        Notification.Name("NSColorPanelColorDidChangeNotification")

    /// The colour that code sets.
    public var color = NSColor.white
    /// The value is kept, but has no effect.
    public var showsAlpha = false
    /// The value is kept, but has no effect.
    public var isContinuous = true
    /// The value is kept, but has no effect.
    public var mode = Mode.none
    /// Always false: the panel is not shown.
    public var isVisible: Bool { false }
    /// The opacity of the colour.
    public var alpha: CGFloat { color.alphaComponent }
    private weak var target: AnyObject?
    private var action: Selector?

    private init() {}

    /// Keeps the object whose method would be called. The panel does not keep it alive.
    public func setTarget(_ target: Any?) { self.target = target.map { $0 as AnyObject } }
    /// Keeps the method, which is never called.
    public func setAction(_ selector: Selector?) { action = selector }

    /// Has no effect: the panel is not shown.
    public func orderFront(_ sender: Any?) {}
    /// Has no effect: the panel is not shown.
    public func makeKeyAndOrderFront(_ sender: Any?) {}
    /// Has no effect: the panel is not shown.
    public func orderOut(_ sender: Any?) {}
    /// Has no effect: the panel is not shown.
    public func close() {}
}
