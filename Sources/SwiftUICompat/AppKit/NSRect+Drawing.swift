import CursesUI
import Foundation

extension CGRect {
    /// Has no effect: nothing but pictures is drawn.
    public func fill() {}
    /// Has no effect: nothing but pictures is drawn.
    public func frame(withWidth width: CGFloat = 1) {}
    /// Has no effect: pictures are drawn whole.
    public func clip() {}
}
