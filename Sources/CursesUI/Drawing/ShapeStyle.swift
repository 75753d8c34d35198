/// What a shape is filled or stroked with, and a text is written in: a colour, a gradient, or a style
/// that finds one of them in the environment.
public protocol ShapeStyle: Sendable {
    /// The style that stands for this one; `Never` for those that are drawn themselves.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that stands for this one in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
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

    public init<S: ShapeStyle>(_ style: S) {
        paint = style.paint
    }

    init(_ paint: Paint) {
        self.paint = paint
    }
}

extension AnyShapeStyle: PaintStyle {}

extension ShapeStyle where Self == Color {
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var red: Color { .red }
    public static var green: Color { .green }
    public static var yellow: Color { .yellow }
    public static var blue: Color { .blue }
    public static var purple: Color { .purple }
    public static var cyan: Color { .cyan }
    public static var teal: Color { .teal }
    public static var gray: Color { .gray }
    public static var orange: Color { .orange }
    public static var pink: Color { .pink }
    public static var mint: Color { .mint }
    public static var indigo: Color { .indigo }
    public static var brown: Color { .brown }
    public static var clear: Color { .clear }
}
