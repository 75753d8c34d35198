import Foundation

/// A circle in the middle of its room. In one row it is the character `●`, stroked `○`.
///
///       ▄▄████▄▄
///      ██████████
///       ▀▀████▀▀
///
/// ![Colours, shapes, a gradient and symbols in a terminal](Gallery-drawing.svg)
public struct Circle {
    /// The shape, which takes nothing.
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

/// An ellipse that fills its room.
public struct Ellipse {
    /// The shape, which takes nothing.
    public init() {}
}

extension Ellipse: RoundShape {
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        ShrunkShape(shape: self, amount: amount)
    }
}

/// A shape that a dot stands for where there is one row.
nonisolated protocol RoundShape: InsettableShape, FormKeepingShape {}

extension Shape where Self == Circle {
    /// ``Circle``, in short.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// ``Ellipse``, in short.
    public static var ellipse: Ellipse { Ellipse() }
}
