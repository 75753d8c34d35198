/// A style in which shapes are filled or stroked and texts are drawn: a colour, a gradient, or a style that resolves to
/// one of them in the environment.
public protocol ShapeStyle: Sendable {
    /// The type of the resolved style; `Never` for styles that are drawn directly.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style that replaces this style in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Must not be called: CursesUI draws the style directly.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn itself; nothing stands for it.")
    }
}

extension Never: ShapeStyle {}

/// A style that CursesUI draws directly.
protocol PaintStyle: ShapeStyle {
    var paint: Paint { get }
}

extension ShapeStyle {
    /// The shadows that a shape casts if it is filled with the style.
    var shadows: [ShadowModifier] { (self as? AnyShapeStyle)?.ownShadows ?? [] }

    /// The colours that the style gives to cells.
    var paint: Paint { (self as? any PaintStyle)?.paint ?? .custom(CustomPaint(style: self)) }
}

extension Color: PaintStyle {
    var paint: Paint { .color(self) }
}

/// A type-erased style.
public struct AnyShapeStyle {
    let paint: Paint
    fileprivate let ownShadows: [ShadowModifier]

    /// Creates a type-erased style.
    public init<S: ShapeStyle>(_ style: S) {
        self.init(style.paint, shadows: style.shadows)
    }

    init(_ paint: Paint, shadows: [ShadowModifier] = []) {
        self.paint = paint
        ownShadows = shadows
    }
}

extension AnyShapeStyle: PaintStyle {}

extension ShapeStyle where Self == Color {
    /// ``Color/black`` as a shape style.
    public static var black: Color { .black }
    /// ``Color/white`` as a shape style.
    public static var white: Color { .white }
    /// ``Color/red`` as a shape style.
    public static var red: Color { .red }
    /// ``Color/green`` as a shape style.
    public static var green: Color { .green }
    /// ``Color/yellow`` as a shape style.
    public static var yellow: Color { .yellow }
    /// ``Color/blue`` as a shape style.
    public static var blue: Color { .blue }
    /// ``Color/purple`` as a shape style.
    public static var purple: Color { .purple }
    /// ``Color/cyan`` as a shape style.
    public static var cyan: Color { .cyan }
    /// ``Color/teal`` as a shape style.
    public static var teal: Color { .teal }
    /// ``Color/gray`` as a shape style.
    public static var gray: Color { .gray }
    /// ``Color/orange`` as a shape style.
    public static var orange: Color { .orange }
    /// ``Color/pink`` as a shape style.
    public static var pink: Color { .pink }
    /// ``Color/mint`` as a shape style.
    public static var mint: Color { .mint }
    /// ``Color/indigo`` as a shape style.
    public static var indigo: Color { .indigo }
    /// ``Color/brown`` as a shape style.
    public static var brown: Color { .brown }
    /// ``Color/clear`` as a shape style.
    public static var clear: Color { .clear }
}
