import CursesUITerminal
import Foundation

/// A colour; as a view it fills what it is offered.
///
/// The named colours are those of the terminal's own palette, so that they suit its background.
/// A colour of components is 24-bit, shown as the nearest that the terminal has.
///
/// A terminal cannot mix colours. With an opacity below a half a text or a line is dim, and an area
/// is left as it is; with an opacity of zero nothing is drawn.
public struct Color: Hashable, Sendable {
    package let terminalColor: TerminalColor
    private var alpha: Double = 1

    /// A colour of the terminal.
    public init(_ terminalColor: TerminalColor) {
        self.terminalColor = terminalColor
    }

    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// A colour of red, green and blue, each from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        func component(_ value: Double) -> UInt8 {
            value.isNaN ? 0 : UInt8((value.clamped(0, 1) * 255).rounded())
        }
        terminalColor = .rgb(component(red), component(green), component(blue))
        alpha = opacity
    }

    /// A grey, from 0 for black to 1 for white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public static let black = Color(.black)
    public static let white = Color(.brightWhite)
    public static let red = Color(.red)
    public static let green = Color(.green)
    public static let yellow = Color(.yellow)
    public static let blue = Color(.brightBlue)
    public static let purple = Color(.magenta)
    public static let cyan = Color(.cyan)
    public static let teal = Color(.cyan)
    public static let gray = Color(.brightBlack)
    public static let orange = Color(.palette(208))
    public static let pink = Color(.palette(205))
    public static let mint = Color(.palette(79))
    public static let indigo = Color(.palette(62))
    public static let brown = Color(.palette(137))
    /// The terminal's own foreground.
    public static let primary = Color(.default)
    /// For what matters less.
    public static let secondary = Color(.brightBlack)
    public static let accentColor = Color(.brightBlue)
    /// Nothing: what lies below stays visible.
    public static let clear = Color(.default).opacity(0)

    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.alpha = alpha * opacity.clamped(0, 1)
        return color
    }
}

extension Color {
    /// Whether a text or a line of this colour can be seen.
    var isVisible: Bool { alpha > 0 }

    /// Whether an area of this colour covers what lies below.
    var isOpaque: Bool { alpha >= 0.5 }

    /// A style with this colour in front; dim where the colour is not opaque.
    func applied(to style: Style) -> Style {
        var style = style
        style.foreground = terminalColor
        if !isOpaque { style.attributes.insert(.dim) }
        return style
    }
}

extension DrawingContext {
    /// Covers a rectangle with a colour.
    func fill(_ rect: CellRect, color: Color) {
        guard color.isOpaque else { return }
        if color.terminalColor == .default {
            // The terminal's own foreground as an area: only reverse video can show that.
            fill(rect, background: .default)
            restyle(rect) { $0.attributes.insert(.reverse) }
        } else {
            fill(rect, background: color.terminalColor)
        }
    }
}

extension Color: ShapeStyle {}

extension Color: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Color> {
        LeafNode(self, in: context) { ColorLayoutNode($0.view, owner: $0) }
    }
}

final class ColorLayoutNode: LayoutNode, LeafLayoutNode {
    private var color: Color

    init(_ color: Color, owner: Node) {
        self.color = color
        super.init(owner: owner)
    }

    func update(_ view: Color) {
        guard view != color else { return }
        color = view
        setNeedsDisplay()
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func draw(in context: DrawingContext) {
        context.fill(CellRect(origin: .zero, size: frame.size), color: color)
    }
}
