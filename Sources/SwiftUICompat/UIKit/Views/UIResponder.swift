import CursesUI

/// An object that takes part in the events of an app in UIKit: a view, a controller, a delegate.
///
/// CursesUI's own views handle all events, so that the methods about them are never called.
@MainActor
open class UIResponder {
    /// Creates a responder.
    public init() {}

    /// The responder that would handle an event next.
    open var next: UIResponder? { nil }
    /// Always false: the focus is on a view of CursesUI.
    open var isFirstResponder: Bool { false }
    /// Always false: the focus is on a view of CursesUI.
    open var canBecomeFirstResponder: Bool { false }
    /// Views that replace the keyboard; a terminal shows none.
    open var inputView: UIView? { nil }
    /// Views above the keyboard; a terminal shows none.
    open var inputAccessoryView: UIView? { nil }

    /// Has no effect: `@FocusState` moves the focus.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Has no effect: in a terminal something always has the focus.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Never called: CursesUI's views handle the mouse.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: CursesUI's views handle the mouse.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: CursesUI's views handle the mouse.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: CursesUI's views handle the mouse.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: a terminal is not shaken.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

extension UIResponder: @MainActor Hashable {
    public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A finger on a screen; a terminal has none.
public struct UITouch: Hashable, Sendable {
    /// The place in a view.
    @MainActor
    public func location(in view: UIView?) -> CGPoint { .zero }
}

/// An event of UIKit; there are none in a terminal.
public struct UIEvent: Hashable, Sendable {
    /// The kind of an event.
    public enum EventSubtype: Int, Sendable {
        case none
        case motionShake
    }
}

/// The name of a method. Nothing can be called by its name on Linux.
///
/// `cursesui` writes it in the place of `#selector` into its copy of a project.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name of the method.
    public let name: String

    /// Creates a selector from the name of a method.
    public init(_ name: String) {
        self.name = name
    }

    /// Creates a selector from the name of a method.
    public init(stringLiteral value: String) {
        name = value
    }
}
