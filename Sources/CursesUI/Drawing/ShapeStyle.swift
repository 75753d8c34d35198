/// What a shape is filled or stroked with, and a text is written in: a colour, a gradient, or a style
/// that finds one of them in the environment.
public protocol ShapeStyle: Sendable {
    /// The style that stands for this one; `Never` for those that are drawn themselves.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that stands for this one in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Never asked for: CursesUI draws the style by itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn itself; nothing stands for it.")
    }
}

extension Never: ShapeStyle {}

/// A style that is drawn as it is.
protocol PaintStyle: ShapeStyle where Resolved == Never {
    var paint: Paint { get }
}

extension ShapeStyle {
    /// What is put on cells.
    var paint: Paint { (self as? any PaintStyle)?.paint ?? .custom(CustomPaint(style: self)) }
}

extension Color: PaintStyle {
    var paint: Paint { .color(self) }
}

/// A style whose type is hidden.
public struct AnyShapeStyle {
    let paint: Paint

    /// A style of another type.
    public init<S: ShapeStyle>(_ style: S) {
        paint = style.paint
    }

    init(_ paint: Paint) {
        self.paint = paint
    }
}

extension AnyShapeStyle: PaintStyle {}

extension ShapeStyle where Self == Color {
    /// ``Color/black``, where a shape style is asked for.
    public static var black: Color { .black }
    /// ``Color/white``, where a shape style is asked for.
    public static var white: Color { .white }
    /// ``Color/red``, where a shape style is asked for.
    public static var red: Color { .red }
    /// ``Color/green``, where a shape style is asked for.
    public static var green: Color { .green }
    /// ``Color/yellow``, where a shape style is asked for.
    public static var yellow: Color { .yellow }
    /// ``Color/blue``, where a shape style is asked for.
    public static var blue: Color { .blue }
    /// ``Color/purple``, where a shape style is asked for.
    public static var purple: Color { .purple }
    /// ``Color/cyan``, where a shape style is asked for.
    public static var cyan: Color { .cyan }
    /// ``Color/teal``, where a shape style is asked for.
    public static var teal: Color { .teal }
    /// ``Color/gray``, where a shape style is asked for.
    public static var gray: Color { .gray }
    /// ``Color/orange``, where a shape style is asked for.
    public static var orange: Color { .orange }
    /// ``Color/pink``, where a shape style is asked for.
    public static var pink: Color { .pink }
    /// ``Color/mint``, where a shape style is asked for.
    public static var mint: Color { .mint }
    /// ``Color/indigo``, where a shape style is asked for.
    public static var indigo: Color { .indigo }
    /// ``Color/brown``, where a shape style is asked for.
    public static var brown: Color { .brown }
    /// ``Color/clear``, where a shape style is asked for.
    public static var clear: Color { .clear }
}
