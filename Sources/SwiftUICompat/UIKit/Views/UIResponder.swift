import CursesUI
import CursesUICombine

/// An object that takes part in UIKit's event handling, such as a view, a controller or a delegate.
///
/// CursesUI's own views handle all events, so the event methods are never called.
@MainActor @preconcurrency
open class UIResponder: _DesktopResponder {
    /// Creates a responder.
    override public init() {}

    /// The responder that would handle an event next.
    open var next: UIResponder? { nil }
    /// Whether the responder has the focus. Only texts that can be edited have it.
    open var isFirstResponder: Bool { false }
    /// Whether the responder can have the focus.
    override open var canBecomeFirstResponder: Bool { false }
    /// A view that replaces the keyboard; a terminal shows none.
    open var inputView: UIView? { nil }
    /// A view above the keyboard; a terminal shows none.
    open var inputAccessoryView: UIView? { nil }

    /// Has no effect: a terminal shows no keyboard.
    open func reloadInputViews() {}

    /// Returns whether the focus moves to the responder. Only a text that can be edited takes it.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Removes the focus from the responder, if it is a text that can be edited.
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
    /// Never called: a terminal receives no motion events.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

extension UIResponder: @MainActor Hashable {
    public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A touch; a terminal receives none.
public struct UITouch: Hashable, Sendable {
    /// Returns the location in a view, which is always zero.
    @MainActor @preconcurrency
    public func location(in view: UIView?) -> CGPoint { .zero }
}

extension UIResponder: _KeyValueCodingAndObserving, ChangesInEvents {}

/// A UIKit event; a terminal creates none.
public struct UIEvent: Hashable, Sendable {
    /// The kind of an event.
    public enum EventSubtype: Int, Sendable {
        case none
        case motionShake
    }
}
