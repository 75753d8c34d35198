import SwiftUICompat

/// A tool to draw with. The value is kept, but has no effect: nobody draws in a terminal.
public protocol PKTool {}

/// A pencil with ink.
public struct PKInkingTool: PKTool, Equatable {
    /// A kind of ink.
    public typealias InkType = PKInk.InkType

    /// The ink.
    public var ink: PKInk
    /// The width in points.
    public var width: CGFloat

    /// Creates a pencil.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        self.init(ink: PKInk(type, color: color), width: width ?? type.defaultWidth)
    }
    /// Creates a pencil.
    public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }

    /// The kind of ink.
    public var inkType: InkType { ink.inkType }
    /// The colour.
    public var color: UIColor { ink.color }
}

extension PKInk.InkType {
    /// The usual width in points.
    public var defaultWidth: CGFloat {
        switch self {
        case .marker, .crayon, .watercolor: 20
        case .pencil: 8
        default: 4
        }
    }
    /// The widths in points.
    public var validWidthRange: ClosedRange<CGFloat> { 1...80 }
}

/// A rubber.
public struct PKEraserTool: PKTool, Equatable {
    /// The part of a drawing that an eraser removes.
    public enum EraserType: Sendable {
        case vector, bitmap, fixedWidthBitmap
    }

    /// The part of a drawing that the eraser removes.
    public var eraserType: EraserType
    /// The width in points.
    public var width: CGFloat

    /// Creates a rubber.
    public init(_ eraserType: EraserType, width: CGFloat = 16) { (self.eraserType, self.width) = (eraserType, width) }
}

/// A line around strokes, which selects them.
public struct PKLassoTool: PKTool, Equatable {
    /// Creates a line.
    public init() {}
}

/// The panel of tools. It is not shown.
@MainActor
open class PKToolPicker: NSObject {
    /// The chosen tool.
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    /// Whether the ruler is shown: it is not.
    open var isRulerActive = false
    /// The value is kept, but has no effect.
    open var showsDrawingPolicyControls = true
    /// The value is kept, but has no effect.
    open var stateAutosaveName: String?
    /// The value is kept, but has no effect.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// The value is kept, but has no effect.
    open var colorUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// Whether the panel is shown: never.
    open var isVisible: Bool { false }

    private static let picker = PKToolPicker()

    /// Creates a panel.
    public override init() {}

    /// The panel of a window.
    open class func shared(for window: UIWindow) -> PKToolPicker? { picker }
    /// Has no effect: the panel is not shown.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    /// Has no effect: the tool does not change.
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    /// Has no effect: the tool does not change.
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
    /// Returns no area: the panel is not shown.
    open func frameObscured(in view: UIView) -> CGRect { .null }
}

/// Receives the changes of the panel of tools; there are none.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: AnyObject {
    /// Never called: the panel is not shown.
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    /// Never called: the panel is not shown.
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    /// Never called: the panel is not shown.
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    /// Never called: the panel is not shown.
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    /// Does nothing.
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
