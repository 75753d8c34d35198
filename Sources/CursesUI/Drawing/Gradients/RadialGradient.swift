import Foundation

/// Colours that pass into one another from a point outwards; as a view it fills what it is offered.
public struct RadialGradient: PaintStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// - Parameters:
    ///   - startRadius: in columns.
    ///   - endRadius: in columns.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// A gradient of colours at equal distances, outwards from a point.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// A gradient of colours at places, outwards from a point.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    var paint: Paint {
        .gradient(
            GradientPaint(
                gradient: gradient,
                form: .radial(center: center, start: startRadius, end: endRadius)
            )
        )
    }
}

extension RadialGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

/// Colours that pass into one another from a point outwards, in the form of the room.
public struct EllipticalGradient: PaintStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// - Parameters:
    ///   - startRadiusFraction: a part of the room's width and height.
    ///   - endRadiusFraction: a part of the room's width and height.
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        startRadius = startRadiusFraction
        endRadius = endRadiusFraction
    }

    /// A gradient outwards from a point, in an ellipse that fills the rectangle.
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    var paint: Paint {
        .gradient(
            GradientPaint(
                gradient: gradient,
                form: .elliptical(center: center, start: startRadius, end: endRadius)
            )
        )
    }
}

extension EllipticalGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == RadialGradient {
    /// ``EllipticalGradient``, in short.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient,
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }
}
