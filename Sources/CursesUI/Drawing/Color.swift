import CursesUITerminal
import Foundation

/// A colour; as a view it fills what it is offered.
///
/// The named colours are those of the terminal's own palette, so that they suit its background.
/// A colour of components is 24-bit, shown as the nearest that the terminal has.
public struct Color: Hashable, Sendable {
    package let terminalColor: TerminalColor
    /// From 0, invisible, to 1; a terminal cannot mix colours, so below a half it shows dim.
    package private(set) var alpha: Double = 1

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
        guard color.alpha > 0 else { return }
        context.fill(CellRect(origin: .zero, size: frame.size), background: color.terminalColor)
    }
}
