import Foundation

/// A shape that is inset on all sides.
struct ShrunkShape<Base: Shape>: InsettableShape {
    let shape: Base
    let amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let amount = min(amount, rect.width / 2, rect.height / 2)
        return shape.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    nonisolated func inset(by amount: CGFloat) -> ShrunkShape {
        ShrunkShape(shape: shape, amount: self.amount + amount)
    }
}

/// A shape that is a part of another shape's outline.
struct TrimmedShape<Base: Shape>: FormKeepingShape {
    let shape: Base
    var start: CGFloat
    var end: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: start, to: end)
    }

    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }
}

/// A shape, rotated around a point of its rectangle.
public struct RotatedShape<Content: Shape>: FormKeepingShape {
    /// The shape without the rotation.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point of the rectangle that stays fixed.
    public var anchor: UnitPoint

    /// Creates a shape that is rotated around a point of its rectangle.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        return shape.path(in: rect).mapped {
            let (x, y) = ($0.x - center.x, $0.y - center.y)
            return CGPoint(
                x: center.x + x * cosine - y * sine,
                y: center.y + x * sine + y * cosine
            )
        }
    }

    /// The data that an animation interpolates.
    nonisolated public var animatableData: Double {
        get { angle.radians }
        set { angle.radians = newValue }
    }
}

/// A shape, scaled around a point of its rectangle.
public struct ScaledShape<Content: Shape>: FormKeepingShape {
    /// The shape without the scaling.
    public var shape: Content
    /// The horizontal and the vertical scale.
    public var scale: CGSize
    /// The point of the rectangle that stays fixed.
    public var anchor: UnitPoint

    /// Creates a shape that is scaled around a point of its rectangle.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let center = anchor.point(in: rect)
        return shape.path(in: rect).mapped {
            CGPoint(
                x: center.x + ($0.x - center.x) * scale.width,
                y: center.y + ($0.y - center.y) * scale.height
            )
        }
    }

    /// The data that an animation interpolates.
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { scale.animatableData }
        set { scale.animatableData = newValue }
    }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Creates a type-erased shape.
    public init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    /// Returns the size of the shape for a proposal.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension UnitPoint {
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
