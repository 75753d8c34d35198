import CursesUITerminal
import Foundation

/// A form that is filled or stroked on cells; as a view it is filled with the foreground colour.
public protocol Shape: View, Animatable, Sendable {}

/// A shape that looks like a rectangle on cells.
protocol RectangularShape: Shape {
    /// Whether the corners of an outline are drawn round.
    nonisolated var hasRoundCorners: Bool { get }
}

extension Shape {
    /// Fills the shape with a colour.
    nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View {
        ShapeView(shape: self, color: content.color, drawing: .fill)
    }

    /// Draws the outline of the shape on its outermost cells; heavy from a width of 2 on.
    ///
    /// A line takes the place of blank cells alone: it never covers content.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1
    ) -> some View {
        ShapeView(shape: self, color: content.color, drawing: .stroke(lineWidth))
    }

    /// Draws the outline inside of the shape, which on cells is where `stroke` draws it.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1
    ) -> some View {
        stroke(content, lineWidth: lineWidth)
    }

    @MainActor @preconcurrency
    public var body: some View {
        ShapeView(shape: self, color: nil, drawing: .fill)
    }
}

/// A rectangle.
public struct Rectangle {
    public init() {}
}

extension Rectangle: RectangularShape {
    nonisolated var hasRoundCorners: Bool { false }
}

/// A rectangle with round corners; on cells every radius above zero looks the same.
public struct RoundedRectangle {
    public var cornerRadius: CGFloat

    /// - Parameter style: has no meaning on cells.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
    }
}

extension RoundedRectangle: RectangularShape {
    nonisolated var hasRoundCorners: Bool { cornerRadius > 0 }
}

/// A rectangle whose short sides are round.
public struct Capsule {
    /// - Parameter style: has no meaning on cells.
    public init(style: RoundedCornerStyle = .continuous) {}
}

extension Capsule: RectangularShape {
    nonisolated var hasRoundCorners: Bool { true }
}

public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// A shape, drawn in a colour; the environment's foreground where there is none.
struct ShapeView<S: Shape> {
    enum Drawing: Hashable {
        case fill
        case stroke(CGFloat)
    }

    let shape: S
    let color: Color?
    let drawing: Drawing
}

extension ShapeView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<ShapeView> {
        LeafNode(self, in: context) { ShapeLayoutNode($0.view, owner: $0) }
    }
}

final class ShapeLayoutNode<S: Shape>: LayoutNode, LeafLayoutNode {
    private var view: ShapeView<S>
    private var color: TerminalColor

    init(_ view: ShapeView<S>, owner: Node) {
        self.view = view
        color = Self.color(of: view, owner)
        super.init(owner: owner)
    }

    private static func color(of view: ShapeView<S>, _ owner: Node) -> TerminalColor {
        (view.color ?? owner.environment.foregroundColor ?? .primary).terminalColor
    }

    func update(_ view: ShapeView<S>) {
        let color = Self.color(of: view, owner)
        let isSame = ViewComparator.areEqual(view, self.view) && color == self.color
        self.view = view
        self.color = color
        if !isSame { setNeedsDisplay() }
    }

    override func computeSize(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override func draw(in context: DrawingContext) {
        let bounds = CellRect(origin: .zero, size: frame.size)
        switch view.drawing {
        case .fill:
            fill(bounds, in: context)
        case .stroke(let width):
            guard width > 0 else { return }
            let isRounded = (view.shape as? any RectangularShape)?.hasRoundCorners ?? false
            let lines = LineCharacters.stroke(width: width, isRounded: isRounded)
            context.stroke(bounds, lines, style: Style(foreground: color))
        }
    }

    private func fill(_ bounds: CellRect, in context: DrawingContext) {
        if color == .default {
            // The terminal's own foreground as a background: only reverse video can show that.
            context.fill(bounds, background: .default)
            context.restyle(bounds) { $0.attributes.insert(.reverse) }
        } else {
            context.fill(bounds, background: color)
        }
    }
}
