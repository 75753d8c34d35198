/// What a shape is filled or stroked with: a colour.
public protocol ShapeStyle: Sendable {}

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
    public static var primary: Color { .primary }
    public static var secondary: Color { .secondary }
    public static var clear: Color { .clear }
}

extension ShapeStyle {
    /// The colour of a style that is one; else the terminal's own.
    var color: Color { self as? Color ?? .primary }
}
