import Foundation

/// A colour gradient outwards from a point. As a view, it fills the proposed size.
public struct RadialGradient: PaintStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Creates a gradient outwards from a point.
    ///
    /// - Parameters:
    ///   - startRadius: in columns.
    ///   - endRadius: in columns.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient of evenly spaced colours outwards from a point.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// Creates a gradient of colours at given locations, outwards from a point.
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

/// A colour gradient outwards from a point, in an ellipse with the proportions of the frame.
public struct EllipticalGradient: PaintStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    /// Creates a gradient outwards from a point, in an ellipse.
    ///
    /// - Parameters:
    ///   - startRadiusFraction: a fraction of the frame's width and height.
    ///   - endRadiusFraction: a fraction of the frame's width and height.
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

    /// Creates a gradient of evenly spaced colours outwards from a point, in an ellipse.
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

    /// Creates a gradient of colours at given locations, outwards from a point, in an ellipse.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops),
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
    /// Returns a gradient outwards from a point.
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
