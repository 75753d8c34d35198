import Foundation

/// A circle in the centre of its frame. In one row it is the character `●`, or `○` when stroked, or `◉` for a filled
/// circle above a stroked one.
///
///       ▗▄████▄▖
///      ▟████████▙
///      ██████████
///      ▜████████▛
///       ▝▀████▀▘
///
/// ![Colours, shapes, a gradient and symbols in a terminal](Gallery-drawing.svg)
public struct Circle {
    /// Creates the shape.
    public init() {}
}

extension Circle: RoundShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2,
                y: rect.midY - side / 2,
                width: side,
                height: side
            )
        )
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

/// An ellipse that fills its frame.
public struct Ellipse {
    /// Creates the shape.
    public init() {}
}

extension Ellipse: RoundShape {
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

/// A shape that is drawn as a dot if it is one row high.
nonisolated protocol RoundShape: InsettableShape, FormKeepingShape {}

extension Shape where Self == Circle {
    /// The short form of ``Circle``.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// The short form of ``Ellipse``.
    public static var ellipse: Ellipse { Ellipse() }
}
