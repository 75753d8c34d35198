import CursesUI

// The places of views by the frames that code has set, which the layout does not change.
extension UIView {
    /// Returns a point of this view in the coordinates of a different view; with `nil`, in those of the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        Self.moved(point, from: self, to: view)
    }

    /// Returns a point of another view, or of the window if that is `nil`, in the coordinates of this one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        Self.moved(point, from: view, to: self)
    }

    /// Returns a rectangle of this view in the coordinates of a different view; with `nil`, in those of the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Returns a rectangle of another view, or of the window if that is `nil`, in the coordinates of this one.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Returns the same size: all views have the same scale.
    public func convert(_ size: CGSize, to view: UIView?) -> CGSize { size }
    /// Returns the same size: all views have the same scale.
    public func convert(_ size: CGSize, from view: UIView?) -> CGSize { size }

    private static func moved(_ point: CGPoint, from old: UIView?, to new: UIView?) -> CGPoint {
        let (old, new) = (old?.place ?? .zero, new?.place ?? .zero)
        return CGPoint(x: point.x + old.x - new.x, y: point.y + old.y - new.y)
    }

    /// The origin of the view in the view at the top.
    private var place: CGPoint {
        let outer = superview?.place ?? .zero
        return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    }
}
