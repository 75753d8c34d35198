import CursesUITerminal
import Foundation

/// The shape of a button's border. In one row, it decides the kind of brackets.
///
/// ```
/// [ Save ]    roundedRectangle, automatic
/// ( Save )    capsule, circle
/// ```
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind { case automatic, capsule, roundedRectangle, circle }

    private let kind: Kind
    private let radius: CGFloat?

    private init(_ kind: Kind, radius: CGFloat? = nil) {
        self.kind = kind
        self.radius = radius
    }

    /// Square brackets, and a box with the theme's corners.
    public static let automatic = ButtonBorderShape(.automatic)
    /// Round brackets and corners.
    public static let capsule = ButtonBorderShape(.capsule)
    /// Square brackets and round corners.
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)
    /// Round brackets and corners.
    public static let circle = ButtonBorderShape(.circle)

    /// Returns square brackets, and a box with square or round corners.
    ///
    /// - Parameter radius: zero for square corners of the box, any other value for round ones.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.roundedRectangle, radius: radius)
    }

    var isAngular: Bool { radius.map { $0 <= 0 } ?? false }

    func marks(_ symbols: Theme.Symbols) -> (leading: String, trailing: String) {
        switch kind {
        case .automatic, .roundedRectangle: (symbols.buttonLeading, symbols.buttonTrailing)
        case .capsule, .circle: ("(", ")")
        }
    }
}

extension ButtonBorderShape: RectangularShape {
    nonisolated var hasRoundCorners: Bool { !isAngular }

    nonisolated func radii(in size: CellSize, _ metrics: CellMetrics) -> [CGFloat] {
        switch kind {
        case .capsule, .circle: Capsule().radii(in: size, metrics)
        case .automatic, .roundedRectangle: smallRadii
        }
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .automatic, .roundedRectangle: RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
        }
    }

    /// Returns the shape, inset on all sides.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The shape of the border of a button.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
    /// The shape of the border of the buttons in the view.
    public internal(set) var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of the border of the buttons in the view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
