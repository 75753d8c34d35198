import Foundation

/// A shape whose outline is transformed.
public struct TransformedShape<Content: Shape>: FormKeepingShape {
    /// The shape without the transformation.
    public var shape: Content
    /// The transformation of the outline.
    public var transform: CGAffineTransform

    /// Creates a shape whose outline is transformed.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The data that an animation interpolates.
    nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape whose outline is moved.
public struct OffsetShape<Content: Shape>: FormKeepingShape {
    /// The shape without the offset.
    public var shape: Content
    /// The distance to the right and down.
    public var offset: CGSize

    /// Creates a shape whose outline is moved.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The data that an animation interpolates.
    nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape with a fixed size, at a point of its rectangle.
struct SizedShape<Content: Shape>: FormKeepingShape {
    var shape: Content
    var size: CGSize
    /// The point of the rectangle at which the same point of the shape is.
    var anchor = UnitPoint.topLeading

    nonisolated func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// Returns the shape with a transformed outline.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape with a fixed size, in the upper leading corner of its rectangle.
    nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }

    /// Returns the shape with a fixed size, in the upper leading corner of its rectangle.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns the shape with a fixed size, at a point of its rectangle.
    ///
    /// - Parameter anchor: the point of the rectangle at which the same point of the shape is.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape with a fixed size, at a point of its rectangle.
    ///
    /// - Parameter anchor: the point of the rectangle at which the same point of the shape is.
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// Returns the shape with a moved outline. This overload is disfavored: `offset` of a view is preferred if both
    /// apply.
    @_disfavoredOverload
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape with a moved outline. This overload is disfavored: `offset` of a view is preferred if both
    /// apply.
    @_disfavoredOverload
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape with a moved outline. This overload is disfavored: `offset` of a view is preferred if both
    /// apply.
    @_disfavoredOverload
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
}
